/** What is read aloud when something was written. */

import type { PadGame, Sheet } from "../../../../pad/core/model";
import { sayOf } from "../../../../lib/words.svelte";
import { plain, signed } from "../../../../tricks/numbers";

/** "Anna bids 3. Next: Ben." or "Anna: 2 of 3, −10 points, 110 in all. Next: Ben." */
export function saidOf(
  game: PadGame,
  sheet: Sheet,
  { round, seat, next }: { round: number; seat: number; next: number | null },
): string {
  const { bid = 0, tricks } = game.rounds[round]?.[seat] ?? {};
  const name = game.players[seat] ?? "";
  const points = sheet.rounds[round]?.seats[seat]?.points ?? null;
  const done =
    tricks === undefined || points === null
      ? sayOf("pad-tricks", "said-bid", { name, bid })
      : sayOf("pad-tricks", "said-tricks", {
          name,
          tricks,
          bid,
          points: signed(points),
          total: plain(totalWith(sheet, { round, seat })),
        });
  if (next === null) return done;
  return `${done} ${sayOf("pad-tricks", "said-next", { name: game.players[next] ?? "" })}`;
}

export function namesOf({ players }: PadGame, seats: readonly number[]): string {
  return seats.map((seat) => players[seat] ?? "").join(", ");
}

/** What the player has with this round, complete or not. */
export function totalWith(sheet: Sheet, { round, seat }: { round: number; seat: number }): number {
  const after = sheet.totals[round]?.[seat];
  return after ?? (sheet.total[seat] ?? 0) + (sheet.rounds[round]?.seats[seat]?.points ?? 0);
}
