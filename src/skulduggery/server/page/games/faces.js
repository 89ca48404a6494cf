/** How cards and pirates look: a colour and a sign for each suit, so that nobody has to tell colours apart. */

import { h } from "../dom.js";

export const SIGNS = { R: "◆", Y: "●", B: "▲", G: "■", K: "♠" };

/** A card with a suit and a number. */
export function suited(suit, text) {
  return { class: `card suit-${suit}`, content: [h("b", {}, text), h("i", { "aria-hidden": "true" }, SIGNS[suit])] };
}

/** A card with a picture and a name. */
export function pictured(sign, name, kind = "special") {
  return { class: `card ${kind}`, content: [h("i", { "aria-hidden": "true" }, sign), h("small", {}, name)] };
}

export const BACK = { class: "card back", content: "" };
