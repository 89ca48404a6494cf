import { GAME, makeOf } from "../../../../games/skull-king-dice/faces";
import { noun, sayOf } from "../../../../lib/words.svelte";
import DiePiece from "../DiePiece.svelte";
import type { Kit } from "../kit";

const COPIES: Record<string, number> = { SK: 1, P: 3, M: 2, K: 7, B: 7, R: 8, Y: 8 };
const split = (code: string) => code.split(":") as [string, string];

const kit: Kit = {
  groups: Object.keys(COPIES).map((die) => ({
    name: die,
    text: () => noun(GAME, "die", die),
    codes: [...new Set(makeOf(die).sides)].map((face) => `${die}:${face}`),
  })),
  most: 6,
  centre: 0,
  copies: (code) => COPIES[split(code)[0]] ?? 0,
  thing: (code) => split(code)[0],
  nameOf(code) {
    const [die, face] = split(code);
    return sayOf(GAME, "die-shows", { die: noun(GAME, "die", die), face: noun(GAME, "face", face) });
  },
  Piece: DiePiece,
};
export default kit;
