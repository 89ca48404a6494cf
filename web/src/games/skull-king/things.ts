/** The cards, for the table that both games share. */

import { noun, sayOf } from "../../lib/words.svelte";
import type { Put } from "../../tricks/scene";
import type { Things } from "../../tricks/things";
import type { Move, View } from "../../wire/skull-king";
import { faceOf, GAME, rank, suitOf } from "./faces";
import Piece from "./Piece.svelte";
import { sceneOf } from "./scene";

export const things: Things = {
  game: GAME,
  Piece,
  get question() {
    return sayOf(GAME, "mary-asks");
  },
  memoryAid: true,
  sceneOf: (view) => sceneOf(view as View),
  rank,
  faceOf: (card) => faceOf(card),
  nameOf: (card) => noun(GAME, "card", card),
  colourOf: (colour) => ({ ...suitOf(colour), name: noun(GAME, "colour", colour) }),
  nameOfPut,
  playedBy: (move) =>
    (move as Move).type === "play" ? (move as Extract<Move, { type: "play" }>).card : null,
};

function nameOfPut({ code, role }: Put): string {
  const name = noun(GAME, "card", code);
  return role ? `${name} ${noun(GAME, "role", role)}` : name;
}
