/** What is printed on the cards of the hand. */

import dragon from "virtual:icon/dragon-head";
import wand from "virtual:icon/fairy-wand";
import jester from "virtual:icon/jester-hat";
import king from "virtual:icon/old-king";
import knight from "virtual:icon/mounted-knight";
import potion from "virtual:icon/potion-ball";

import type { Face } from "../../art/face";
import { noun } from "../../lib/words.svelte";
import { GAME } from "./scene";

/** A number is told by as many of these: four points, drawn inwards between them. */
const STAR = "M256 40Q300 212 472 256Q300 300 256 472Q212 300 40 256Q212 212 256 40Z";

const SPECIAL: Readonly<Record<string, Omit<Face, "corner">>> = {
  king: { picture: king, ink: "gold" },
  jester: { picture: jester, ink: "purple" },
  knight: { picture: knight, ink: "blue" },
  potion: { picture: potion, ink: "sea" },
  dragon: { picture: dragon, ink: "red" },
  wand: { picture: wand, ink: "rose" },
};

/** The order in which a hand is sorted: numbers, then these. */
export const SPECIAL_CARDS = Object.keys(SPECIAL);

export function isNumber(code: string): boolean {
  return !(code in SPECIAL);
}

export function faceOf(code: string): Face {
  const special = SPECIAL[code];
  if (special) return { corner: "", ...special, title: noun(GAME, "card", code) };
  return { corner: code, picture: STAR, ink: "plain" };
}

export function pictureOf(code: string): string {
  return SPECIAL[code]?.picture ?? STAR;
}
