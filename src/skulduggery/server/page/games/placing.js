/** Skull Queen's planks: what their spaces are worth, and how the pirates are placed. */

import { h } from "../dom.js";
import { button } from "../shell.js";
import { noun, say } from "../words.js";
import { SIGNS } from "./faces.js";

export const SPACES = [1, 2, 3, 4, 5];
export const PIRATES = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** What a space is worth: the front side has the high values at the narrow end, the back side at the wide one. */
export function valueOf(space, side, values) {
  return side === "front" ? values[values.length - space] : values[space - 1];
}

/** A side of the plank, and a space for each pirate. */
export function placing(view, seen) {
  const { type, fields } = seen.prompt.product;
  const choice = (seen.choice.place ??= { side: fields.side[0], red: 3, yellow: 3, green: 3, blue: 3 });
  const choose = (name, value) => {
    choice[name] = value;
    seen.redraw();
  };
  const sides = fields.side.map((side) => [
    side,
    `${noun(seen.game, "side", side)}: ${SPACES.map((space) => valueOf(space, side, view.plank_values)).join(" ")}`,
  ]);
  const pirateLists = Object.entries(PIRATES).map(([colour, name]) =>
    list(
      name,
      [
        h("span", { class: `pirate suit-${colour}`, "aria-hidden": "true" }, SIGNS[colour]),
        noun(seen.game, "colour", colour),
      ],
      choice[name],
      fields[name].map((space) => [space, `${space}: +${valueOf(space, choice.side, view.plank_values)}`]),
      (value) => choose(name, Number(value)),
    ),
  );
  return h(
    "div",
    { class: "placing" },
    list("side", [say("side")], choice.side, sides, (value) => choose("side", value)),
    pirateLists,
    button(say("place-pirates"), () => seen.choose({ type, ...choice }), {
      class: "main",
      "data-choice": "legal",
      disabled: seen.busy,
    }),
  );
}

function list(name, title, value, values, choose) {
  const all = values.map(([one, text]) => h("option", { value: String(one) }, text));
  const select = h(
    "select",
    { id: `place-${name}`, value: String(value), onchange: (event) => choose(event.target.value) },
    all,
  );
  return h(
    "div",
    { class: name === "side" ? "choice wide-field" : "choice", key: name },
    h("label", { for: `place-${name}` }, title),
    select,
  );
}
