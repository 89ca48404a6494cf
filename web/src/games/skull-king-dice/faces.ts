/** What is printed on the dice. */

import anchor from "virtual:icon/anchor";
import coin from "virtual:icon/crown-coin";
import bones from "virtual:icon/crossed-bones";
import skullKing from "virtual:icon/crowned-skull";
import gem from "virtual:icon/cut-diamond";
import flag from "virtual:icon/flying-flag";
import mermaid from "virtual:icon/mermaid";
import pirate from "virtual:icon/pirate-captain";
import skull from "virtual:icon/pirate-skull";

import type { DieFace, Ink } from "../../art/face";
import { noun } from "../../lib/words.svelte";

export const GAME = "skull-king-dice";

interface Make {
  ink: Ink;
  sign: string;
  sides: readonly string[];
}

const SPECIAL_SIDES = ["skull", "skull", "skull", "skull", "flag", "flag"];

const MAKES: Record<string, Make> = {
  SK: { ink: "gold", sign: skullKing, sides: SPECIAL_SIDES },
  P: { ink: "purple", sign: pirate, sides: SPECIAL_SIDES },
  M: { ink: "sea", sign: mermaid, sides: SPECIAL_SIDES },
  K: { ink: "black", sign: bones, sides: ["7", "7", "6", "6", "5", "5"] },
  B: { ink: "blue", sign: anchor, sides: ["5", "5", "4", "4", "3", "3"] },
  R: { ink: "red", sign: gem, sides: ["3", "3", "2", "2", "1", "1"] },
  Y: { ink: "yellow", sign: coin, sides: ["flag", "flag", "flag", "1", "1", "7"] },
};

/** As the screens show them, the strong before the weak. */
const ORDER = Object.keys(MAKES);
const UNKNOWN: Make = { ink: "plain", sign: flag, sides: SPECIAL_SIDES };

export function makeOf(die: string): Make {
  return MAKES[die] ?? UNKNOWN;
}

export function rank(die: string): number {
  return ORDER.indexOf(die);
}

export function side(name: string): DieFace {
  if (name === "flag") return { picture: flag };
  return name === "skull" ? { picture: skull } : { text: name };
}

/** All sides in words, such as "4 × skull, 2 × flag". */
export function sidesInWords(die: string): string {
  const { sides } = makeOf(die);
  const count = (name: string) => sides.filter((other) => other === name).length;
  return [...new Set(sides)].map((name) => `${count(name)} × ${noun(GAME, "face", name)}`).join(", ");
}
