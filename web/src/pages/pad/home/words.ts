/** How the pages of the pad put things. */

import type { Refusal } from "../../../pad/core";
import { language, say, sayOf } from "../../../lib/words.svelte";
import type { Row } from "./rows";

export function sayPad(key: string, args: Refusal["args"] = {}): string {
  return sayOf("pad", key, args);
}

/** Of what not everybody opens: history, players, files, faults. Its words come with it. */
export function sayBook(key: string, args: Refusal["args"] = {}): string {
  return sayOf("pad-book", key, args);
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

/** Formatters are slow to make, and lists are long. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(moment: string, style: Intl.DateTimeFormatOptions): string {
  const spoken = language() === "en" ? "en-GB" : language();
  const key = spoken + JSON.stringify(style);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(spoken, style);
  formatters.set(key, formatter);
  return formatter.format(new Date(moment));
}

export function dayOf(moment: string): string {
  return formatted(moment, { dateStyle: "medium" });
}

/** Day and hour stay on one line. */
export function momentOf(moment: string): string {
  return formatted(moment, { dateStyle: "medium", timeStyle: "short" }).replaceAll(" ", "\u00a0");
}

/** "5", "2.5": as the language writes it. */
export function rounded(number: number): string {
  return number.toLocaleString(language(), { maximumFractionDigits: 1 });
}
