/** How the pages of the pad put things. */

import type { Refusal } from "../../../pad/core";
import { language, maybe, say, sayOf } from "../../../lib/words.svelte";
import type { Row } from "./rows";

export function sayPad(key: string, args: Refusal["args"] = {}): string {
  return sayOf("pad", key, args);
}

/** Of what not everybody opens: history, players, files, faults. Its words come with it. */
export function sayBook(key: string, args: Refusal["args"] = {}): string {
  return sayOf("pad-book", key, args);
}

/** What is wrong with a file is said of pads, too, or of files alone. */
export function sayOfFile(key: string, args: Refusal["args"] = {}): string {
  return maybe("pad-book", key, args) ?? sayPad(key, args);
}

/** At an open pad or a new one everybody knows where; of a file `inAFile` says it, too. */
export { refusalText as inWords } from "../sheet/speaking";

/** With the minus as printers set it. */
export function written(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

/** "Round 3 of 10"; nothing for a game of one round. */
export function whereItIs({ sheet, game }: Row): string {
  if (sheet.length === 1) return "";
  return say("cli-round-heading", { round: game.rounds.length, rounds: sheet.length });
}

/** "5", "2.5": as the language writes it. */
export function rounded(number: number): string {
  return number.toLocaleString(language(), { maximumFractionDigits: 1 });
}
