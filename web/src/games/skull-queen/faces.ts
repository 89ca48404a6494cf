/** From a card's code to what is printed on it. */

import anchor from "virtual:icon/anchor";
import clover from "virtual:icon/clover";
import coin from "virtual:icon/crown-coin";
import gem from "virtual:icon/cut-diamond";
import galleon from "virtual:icon/galleon";
import chest from "virtual:icon/open-treasure-chest";
import crown from "virtual:icon/queen-crown";
import map from "virtual:icon/treasure-map";
import mate from "virtual:icon/crossed-sabres";
import monkey from "virtual:icon/monkey";
import parrot from "virtual:icon/parrot-head";
import shark from "virtual:icon/shark-jaws";

import type { Face, Ink } from "../../art/face";
import { noun, sayOf } from "../../lib/words.svelte";
import type { Colour } from "../../wire/skull-queen";
import { GAME } from "./model";

const SUITS: Record<Colour, { ink: Ink; sign: string; picture: string }> = {
  R: { ink: "red", sign: gem, picture: map },
  Y: { ink: "yellow", sign: coin, picture: chest },
  G: { ink: "green", sign: clover, picture: parrot },
  B: { ink: "blue", sign: anchor, picture: galleon },
};
/** The numbers with a name of their own. */
const NAMED: Record<string, { picture: string; title: string }> = {
  8: { picture: crown, title: "aye-maam" },
  5: { picture: shark, title: "quick-snack" },
};

export function faceOf(card: string): Face {
  if (card === "0") return { corner: "0", picture: monkey, ink: "gold", title: noun(GAME, "card", card) };
  if (card === "13") return { corner: "13", picture: mate, ink: "purple", title: noun(GAME, "card", card) };
  const { ink, sign, picture } = SUITS[card[0] as Colour];
  const corner = card.slice(1);
  const named = NAMED[corner];
  if (!named) return { corner, sign, picture, ink };
  return { corner, sign, picture: named.picture, ink, title: sayOf(GAME, named.title) };
}

export function signOf(colour: Colour): string {
  return SUITS[colour].sign;
}
