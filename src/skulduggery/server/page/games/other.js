/** A game without a screen of its own: told in words alone. */

import { button } from "../shell.js";
import { h } from "../dom.js";
import { options } from "./choices.js";

export function board(view, seen) {
  return h(
    "ul",
    { class: "list" },
    seen.names.map((name, seat) => h("li", {}, seen.acting.includes(seat) ? `▶ ${name}` : name)),
  );
}

export function dock(view, seen) {
  const { legal, refused } = options(seen);
  return h(
    "div",
    { class: "stack" },
    legal.map(({ move, text }) =>
      button(text, () => seen.choose(move), { "data-choice": "legal", disabled: seen.busy }),
    ),
    refused.map(({ text }) => h("p", { class: "small" }, text)),
  );
}

export function hands() {
  return null;
}
