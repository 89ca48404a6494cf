/** From which rounds on a table may be changed, by their indexes. */

import type { PadGame, Sheet } from "../../../../pad/core/model";
import { ruledLength } from "../../../../pad/core/seating";

/** The whole game, the round that is written, and the next one. */
export function roundsToChoose(game: PadGame, { length }: Sheet): number[] {
  if (ruledLength(game) === 1) return [0];
  const last = game.rounds.length - 1;
  return [...new Set([0, last, Math.min(last + 1, length - 1)])];
}

/** The next round if this one is complete, the first if nothing has been written in the game; otherwise this one. */
export function choiceOf(game: PadGame, sheet: Sheet): number {
  const chosen = roundsToChoose(game, sheet);
  return (sheet.rounds.at(-1)?.complete ? chosen.at(-1) : chosen.at(1)) ?? 0;
}
