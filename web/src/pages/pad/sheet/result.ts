import type { Result } from "../../../lib/picture";
import { sayOf } from "../../../lib/words.svelte";
import type { PadGame, Sheet } from "../../../pad/core/model";

/** A pad as the picture for friends wants it: the game begins at nothing, and nobody has won before its end. */
export function resultOf(pad: PadGame, { over, total, totals, places, length, rounds }: Sheet): Result {
  const { game, players, stopped } = pad;
  const points = totals.length > 1 ? [players.map(() => 0), ...totals] : [];
  const wrong = rounds.filter(({ warning }) => warning).map(({ number }) => number);
  const note = sayOf("pad", "rounds-wrong", { rounds: wrong.join(", "), count: wrong.length });
  const result = { game, names: players, scores: total, places, points, note: wrong.length ? note : "" };
  if (over) return result;
  const running = length === 1 || totals.length === 0 ? "standing-now" : "round-of";
  const args = { round: totals.length, rounds: length };
  return { ...result, headline: sayOf("pad-round", stopped ? "stopped" : running, args) };
}
