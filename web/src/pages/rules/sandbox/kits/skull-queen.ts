import { faceOf } from "../../../../games/skull-queen/faces";
import { COLOURS, GAME } from "../../../../games/skull-queen/model";
import { noun, sayOf } from "../../../../lib/words.svelte";
import { cardPiece } from "../piece";
import type { Kit } from "../kit";

const NUMBERS = Array.from({ length: 12 }, (_, n) => n + 1);

const kit: Kit = {
  groups: [
    ...COLOURS.map((colour) => ({
      name: colour,
      text: () => noun(GAME, "colour", colour),
      codes: NUMBERS.map((number) => `${colour}${number}`),
    })),
    { name: "special", text: () => sayOf("sandbox", "special"), codes: ["0", "13"] },
  ],
  most: 6,
  centre: 4,
  copies: () => 1,
  thing: (code) => code,
  nameOf: (code) => noun(GAME, "card", code),
  Piece: cardPiece(faceOf),
};
export default kit;
