/** From a card's code to what is printed on it. */

import anchor from "virtual:icon/anchor";
import coin from "virtual:icon/crown-coin";
import skullKing from "virtual:icon/crowned-skull";
import gem from "virtual:icon/cut-diamond";
import flag from "virtual:icon/flying-flag";
import galleon from "virtual:icon/galleon";
import mermaid from "virtual:icon/mermaid";
import chest from "virtual:icon/open-treasure-chest";
import pirate from "virtual:icon/pirate-captain";
import pirateFlag from "virtual:icon/pirate-flag";
import bones from "virtual:icon/crossed-bones";
import mary from "virtual:icon/swordwoman";
import map from "virtual:icon/treasure-map";

import type { Face, Ink } from "../../art/face";
import { noun } from "../../lib/words.svelte";

export const GAME = "skull-king";

const SUITS: Record<string, { ink: Ink; sign: string; picture: string }> = {
  Y: { ink: "yellow", sign: coin, picture: chest },
  R: { ink: "red", sign: gem, picture: map },
  B: { ink: "blue", sign: anchor, picture: galleon },
  K: { ink: "black", sign: bones, picture: pirateFlag },
};

const SPECIAL: Record<string, { ink: Ink; picture: string }> = {
  E: { ink: "plain", picture: flag },
  M: { ink: "sea", picture: mermaid },
  P: { ink: "red", picture: pirate },
  SM: { ink: "purple", picture: mary },
  SK: { ink: "gold", picture: skullKing },
};

export function suitOf(colour: string): { ink: Ink; sign: string } {
  const { ink, sign } = SUITS[colour] ?? { ink: "plain", sign: flag };
  return { ink, sign };
}

/** Scary Mary in a trick shows what she was said to be. */
export function faceOf(card: string, role?: "escape" | "pirate" | null): Face {
  const special = SPECIAL[card];
  if (special) {
    const sign = role ? { sign: role === "pirate" ? pirate : flag } : {};
    return { corner: "", title: noun(GAME, "card", card), ...special, ...sign };
  }
  const { ink, sign, picture } = SUITS[card[0] ?? ""] ?? { ink: "plain", sign: flag, picture: flag };
  return { corner: card.slice(1), sign, picture, ink };
}

const ORDER = ["Y", "R", "B", "K", "E", "M", "P", "SM", "SK"];
const COLOUR_SIZE = 100;

/** Colour by colour, low to high, then the special cards from the weakest. */
export function rank(card: string): number {
  const special = card in SPECIAL;
  const group = ORDER.indexOf(special ? card : (card[0] ?? ""));
  return group * COLOUR_SIZE + (special ? 0 : Number(card.slice(1)));
}
