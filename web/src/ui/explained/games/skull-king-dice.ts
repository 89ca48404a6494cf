import { GAME, makeOf, side, sidesInWords } from "../../../games/skull-king-dice/faces";
import { noun, sayOf } from "../../../lib/words.svelte";
import type { Explained } from "../explained";

/** A die as it is held, or with the face that it shows: `K`, `K:7`. */
function parts(code: string): { die: string; face: string | undefined } {
  const [die = "", face] = code.split(":");
  return { die, face };
}

const explained: Explained = {
  nameOf(code) {
    const { die, face } = parts(code);
    const name = noun(GAME, "die", die);
    return face ? sayOf(GAME, "die-shows", { die: name, face: noun(GAME, "face", face) }) : name;
  },
  keysOf(code) {
    const { die, face } = parts(code);
    const own = ["K", "B", "R"].includes(die) ? "number" : die;
    return face === "flag" ? ["flag", own] : [own];
  },
  seenOn: (code) => sidesInWords(parts(code).die),
  pictureOf(code) {
    const { die, face } = parts(code);
    const { ink, sign, sides } = makeOf(die);
    const shown = face ? sides.indexOf(face) : undefined;
    return { type: "die", ink, sign, faces: sides.map(side), shown };
  },
};
export default explained;
