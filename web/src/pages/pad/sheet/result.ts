import type { Result } from "../../../lib/picture";
import type { PadGame, Sheet } from "../../../pad/core/model";

/** A pad as the picture for friends wants it: the game begins at nothing. */
export function resultOf({ game, players }: PadGame, { total, totals, places }: Sheet): Result {
  const points = totals.length > 1 ? [players.map(() => 0), ...totals] : [];
  return { game, names: players, scores: total, places, points };
}
