import type { Refusal } from "./model.ts";

/** A catalogue message by its key, with its arguments. */
export type Say = (key: string, args: Refusal["args"]) => string;

/** Sentences that already name their round or player. */
const NAME_THEIR_ROUND = ["absent", "seating", "seats-in-round", "round-incomplete"];
const NAME_THEIR_PLAYER = ["same-name", "absent", "bonus-without-trick", "cat-and-dog"];

/** Why a file is refused: the place in it ("Game 2 of the file, round 3, Anna"), the sentence, and the rule. */
export function inAFile(refusal: Refusal, sayPad: Say): string {
  const { reason, rule, args } = refusal;
  const sentence = sayPad(`pad-refusal-${reason}`, args);
  const problem = rule ? `${sentence} (${rule})` : sentence;
  const where = placeOf(refusal, sayPad).join(", ");
  return where ? sayPad("pad-place", { where, problem }) : problem;
}

function placeOf({ reason, args: { number, line, round, name } }: Refusal, sayPad: Say): (string | number)[] {
  const parts: (string | number)[] = [];
  if (number !== undefined) parts.push(sayPad("pad-place-game", { number }));
  // Faults of a table name their line in their own sentence.
  else if (line !== undefined && !reason.startsWith("csv")) {
    parts.push(sayPad(round === undefined ? "pad-place-table" : "pad-place-line", { line }));
  }
  if (round !== undefined && !NAME_THEIR_ROUND.includes(reason)) {
    const told = sayPad("pad-place-round", { round });
    parts.push(parts.length ? told : told.charAt(0).toUpperCase() + told.slice(1));
  }
  if (name !== undefined && !NAME_THEIR_PLAYER.includes(reason)) parts.push(name);
  return parts;
}
