/** Whoever plays for the first time is shown for longer how a trick moves the pirates. */

import { remember, remembered } from "../../lib/memory";
import type { Beat } from "../../lib/stage";
import type { View } from "../../wire/skull-queen";
import type { Staged } from "./model";

const KEPT = "played-skull-queen";
const LONGER = 1.4;

export function unhurried(beats: Beat<Staged>[], { phase }: View): Beat<Staged>[] {
  const isFirst = remembered(KEPT) === null;
  if (phase.type === "finished") remember(KEPT, "yes");
  if (!isFirst) return beats;
  return beats.map((beat) => (beat.view.scene?.spot ? { ...beat, ms: beat.ms * LONGER } : beat));
}
