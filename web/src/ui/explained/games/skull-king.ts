import { faceOf, GAME } from "../../../games/skull-king/faces";
import { noun } from "../../../lib/words.svelte";
import type { Explained } from "../explained";

const explained: Explained = {
  nameOf: (code) => noun(GAME, "card", code),
  keysOf(code) {
    if (code.startsWith("K")) return ["black"];
    return /\d/.test(code) ? ["colour"] : [code];
  },
  pictureOf: (code) => ({ type: "card", face: faceOf(code) }),
};
export default explained;
