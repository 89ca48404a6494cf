import { faceOf, GAME } from "../../../../games/skull-king/faces";
import { noun, sayOf } from "../../../../lib/words.svelte";
import { cardPiece } from "../piece";
import type { Kit } from "../kit";

const NUMBERS = Array.from({ length: 13 }, (_, n) => n + 1);
const COPIES: Record<string, number> = { E: 5, P: 5, M: 2 };
const split = (code: string) => code.split(":") as [string, ("pirate" | "escape")?];

const kit: Kit = {
  groups: [
    ...["Y", "R", "B", "K"].map((colour) => ({
      name: colour,
      text: () => noun(GAME, "colour", colour),
      codes: NUMBERS.map((number) => `${colour}${number}`),
    })),
    {
      name: "special",
      text: () => sayOf("sandbox", "special"),
      codes: ["E", "P", "M", "SM:pirate", "SM:escape", "SK"],
    },
  ],
  most: 6,
  centre: 0,
  copies: (code) => COPIES[code] ?? 1,
  thing: (code) => split(code)[0],
  nameOf(code) {
    const [card, role] = split(code);
    return role ? `${noun(GAME, "card", card)} ${noun(GAME, "role", role)}` : noun(GAME, "card", card);
  },
  noteOf(code) {
    const [, role] = split(code);
    return role ? noun(GAME, "card", role === "pirate" ? "P" : "E") : "";
  },
  Piece: cardPiece((code) => faceOf(...split(code))),
};
export default kit;
