import { faceOf, isNumber } from "../../../games/sleeping-queens/faces";
import { POINTS } from "../../../games/sleeping-queens/queens";
import { GAME } from "../../../games/sleeping-queens/scene";
import { noun } from "../../../lib/words.svelte";
import type { Explained } from "../explained";

const QUEEN = "queen:";
const OF_THEIR_OWN: Readonly<Record<string, string>> = { rose: "rose", cat: "rival", dog: "rival" };

/** The queen of `queen:rose`; empty for a card of the hand. */
function queenOf(code: string): string {
  return code.startsWith(QUEEN) ? code.slice(QUEEN.length) : "";
}

const explained: Explained = {
  nameOf(code) {
    const queen = queenOf(code);
    return queen ? noun(GAME, "queen", queen) : noun(GAME, "card", code);
  },
  keysOf(code) {
    const queen = queenOf(code);
    if (!queen) return [isNumber(code) ? "number" : code];
    const own = OF_THEIR_OWN[queen];
    return own ? ["queen", own] : ["queen"];
  },
  args: (code) => ({ points: POINTS[queenOf(code)] ?? 0 }),
  pictureOf(code) {
    const queen = queenOf(code);
    return queen
      ? { type: "queen", queen, points: POINTS[queen] ?? 0 }
      : { type: "card", face: faceOf(code) };
  },
};
export default explained;
