/** By itself, because every pad's bar asks for it and needs nothing else of the queens. */

import { goalOf } from "../../../pad/core/index";
import type { PadGame } from "../../../pad/core/model";
import { maybe } from "../../../lib/words.svelte";

/** SL-60 in one line: "5 queens or 50 points". Empty until the words of `pad-queens` are there. */
export function goalText({ players }: PadGame): string {
  return maybe("pad-queens", "goal", goalOf(players.length)) ?? "";
}
