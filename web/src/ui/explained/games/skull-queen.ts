import { faceOf } from "../../../games/skull-queen/faces";
import { GAME } from "../../../games/skull-queen/model";
import { noun } from "../../../lib/words.svelte";
import type { Explained } from "../explained";

const OF_THEIR_OWN = new Set(["0", "13", "5", "8"]);

const explained: Explained = {
  nameOf: (code) => noun(GAME, "card", code),
  keysOf(code) {
    const number = code.replace(/^[RYGB]/, "");
    return OF_THEIR_OWN.has(number) ? [number] : ["number"];
  },
  pictureOf: (code) => ({ type: "card", face: faceOf(code) }),
};
export default explained;
