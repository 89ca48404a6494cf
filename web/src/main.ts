import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { follow } from "./lib/router.svelte";
import { speak, wishedFor } from "./lib/words.svelte";

preferences.apply();
for (const wish of [
  "(prefers-color-scheme: light)",
  "(prefers-contrast: more)",
  "(prefers-reduced-motion: reduce)",
])
  matchMedia(wish).addEventListener("change", () => preferences.apply());
follow();

const target = document.getElementById("app");
if (target) {
  await speak(wishedFor());
  target.replaceChildren();
  mount(App, { target });
}
