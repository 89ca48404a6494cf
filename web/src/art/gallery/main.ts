/** The gallery: every card, die, pawn, queen and cover, in any theme. `vite`, then /gallery.html?show=cards&theme=light */
import "../../styles/fonts.css";
import "../../styles/tokens.css";
import "../../styles/base.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "dark";
const target = document.getElementById("app");
if (target)
  mount(Gallery, {
    target,
    props: { show: asked.get("show") ?? "all", light: asked.get("light") ?? "lantern" },
  });
