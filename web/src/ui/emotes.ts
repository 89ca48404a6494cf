/** The pictures of the emotes: faces of our own, and icons that are inked like everything on this table. */
import crown from "virtual:icon/crown";
import heart from "virtual:icon/hearts";
import parrot from "virtual:icon/parrot-head";
import rum from "virtual:icon/beer-stein";
import skull from "virtual:icon/pirate-skull";
import thumbsUp from "virtual:icon/thumb-up";

import { ANGRY, CLAP, CRY, LAUGH, SHOCKED, SLEEP, THINK, WINK } from "./faces";

export const EMOTES: Readonly<Record<string, string>> = {
  laugh: LAUGH,
  cry: CRY,
  wink: WINK,
  angry: ANGRY,
  shocked: SHOCKED,
  clap: CLAP,
  think: THINK,
  sleep: SLEEP,
  heart,
  "thumbs-up": thumbsUp,
  skull,
  parrot,
  rum,
  crown,
};
