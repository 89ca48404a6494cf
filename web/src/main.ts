import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/late.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { preferences } from "./lib/preferences.svelte";
import { follow } from "./lib/router.svelte";
import { fetchLostStyles } from "./lib/styles";
import { speak, wishedFor } from "./lib/words.svelte";
import { whenCalm } from "./offline/calm";
import { catchOffer } from "./offline/offer.svelte";

const RELOAD_MS = 2_000;

fetchLostStyles();
preferences.apply();
for (const wish of [
  "(prefers-color-scheme: light)",
  "(prefers-contrast: more)",
  "(prefers-reduced-motion: reduce)",
])
  matchMedia(wish).addEventListener("change", () => preferences.apply());
const forced = matchMedia("(forced-colors: active)");
forced.addEventListener("change", dressInForcedColours);
dressInForcedColours();
for (const [event, by] of [
  ["pointerdown", "tap"],
  ["keydown", "keys"],
] as const)
  addEventListener(event, () => (document.documentElement.dataset.by = by), true);
follow();
catchOffer();

// Fetched beside the words, not after them. If that fails, the page says so when it needs them.
if (location.pathname.startsWith("/t/")) void import("./pages/table/TablePage.svelte").catch(() => undefined);
if (location.pathname.startsWith("/pad")) void import("./pages/pad/Pad.svelte").catch(() => undefined);

const target = document.getElementById("app");
if (target) void begin(target);

/** A sheet that few need. It asks for the same again, so it may stay. */
function dressInForcedColours(): void {
  if (forced.matches) void import("./styles/forced.css").catch(() => undefined);
}

/** Not awaited by this module: WebKit may never load what imports a module that is still awaiting something. */
async function begin(target: HTMLElement): Promise<void> {
  try {
    await speak(wishedFor());
    target.replaceChildren();
    mount(App, { target });
    whenCalm(() => import("./offline/start.svelte").then(({ start }) => start()));
  } catch {
    // The server went away between the page and its words. The browser's own page says so, and tries again.
    setTimeout(() => location.reload(), RELOAD_MS);
  }
}
