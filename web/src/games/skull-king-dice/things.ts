/** The dice, for the table that both games share. */

import { noun, sayOf } from "../../lib/words.svelte";
import type { Put } from "../../tricks/scene";
import type { Things } from "../../tricks/things";
import type { Move, View } from "../../wire/skull-king-dice";
import { GAME, makeOf, rank, sidesInWords } from "./faces";
import InHand from "./InHand.svelte";
import Piece from "./Piece.svelte";
import { sceneOf } from "./scene";

export const things: Things = {
  game: GAME,
  Piece,
  InHand,
  sceneOf: (view) => sceneOf(view as View),
  rank,
  faceOf: (die) => ({ corner: "", picture: makeOf(die).sign, ink: makeOf(die).ink }),
  nameOf: (die) => sayOf(GAME, "die-with-faces", { die: noun(GAME, "die", die), faces: sidesInWords(die) }),
  colourOf: (colour) => {
    const { ink, sign } = makeOf(colour);
    return { ink, sign, name: noun(GAME, "colour", colour) };
  },
  nameOfPut,
  playedBy: (move) =>
    (move as Move).type === "throw" ? (move as Extract<Move, { type: "throw" }>).die : null,
};

function nameOfPut({ code, face }: Put): string {
  const die = noun(GAME, "die", code);
  if (face === null || face === undefined) return sayOf(GAME, "die-rolls", { die });
  return sayOf(GAME, "die-shows", { die, face: noun(GAME, "face", face) });
}
