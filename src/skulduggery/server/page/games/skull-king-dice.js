/** Skull King, the dice game. */

import { h } from "../dom.js";
import { noun } from "../words.js";
import { biddingScreen } from "./bidding.js";
import { SIGNS } from "./faces.js";

/** What is printed on the dice, so that nobody has to know it by heart. */
export const FACES = {
  SK: ["skull", "skull", "skull", "skull", "flag", "flag"],
  P: ["skull", "skull", "skull", "skull", "flag", "flag"],
  M: ["skull", "skull", "skull", "skull", "flag", "flag"],
  K: ["7", "7", "6", "6", "5", "5"],
  B: ["5", "5", "4", "4", "3", "3"],
  R: ["3", "3", "2", "2", "1", "1"],
  Y: ["flag", "flag", "flag", "1", "1", "7"],
};

const PICTURES = { SK: "☠", P: "⚔", M: "🧜" };
const SHOWN = { flag: "⚑", skull: "☠" };

export const { board, dock, hands, sheet } = biddingScreen({ kind: "die", held, laid });

function held(die, seen) {
  const faces = FACES[die].map((face) => SHOWN[face] ?? face).join("");
  const name = noun(seen.game, "die", die);
  return {
    class: dieClass(die),
    content: [h("b", { title: name }, PICTURES[die] ?? SIGNS[die]), h("small", {}, faces)],
  };
}

function laid({ die, face }) {
  return {
    class: dieClass(die),
    content: [h("b", {}, SHOWN[face] ?? face), h("i", { "aria-hidden": "true" }, PICTURES[die] ?? SIGNS[die])],
  };
}

function dieClass(die) {
  return SIGNS[die] ? `card die suit-${die}` : `card die special-${die}`;
}
