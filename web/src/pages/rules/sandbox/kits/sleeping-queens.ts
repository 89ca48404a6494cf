import { faceOf, SPECIAL_CARDS } from "../../../../games/sleeping-queens/faces";
import { GAME } from "../../../../games/sleeping-queens/scene";
import { noun, sayOf } from "../../../../lib/words.svelte";
import { cardPiece } from "../piece";
import type { Kit } from "../kit";

const NUMBERS = Array.from({ length: 10 }, (_, n) => String(n + 1));
const COPIES: Record<string, number> = { king: 8, jester: 5, dragon: 3, wand: 3 };

const kit: Kit = {
  groups: [
    { name: "numbers", text: () => "1–10", codes: NUMBERS },
    { name: "special", text: () => sayOf("sandbox", "special"), codes: SPECIAL_CARDS },
  ],
  most: 5,
  centre: 0,
  copies: (code) => COPIES[code] ?? 4,
  thing: (code) => code,
  nameOf: (code) => noun(GAME, "card", code),
  Piece: cardPiece(faceOf),
};
export default kit;
