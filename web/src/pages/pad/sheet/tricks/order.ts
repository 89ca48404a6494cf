/** Who writes next. Bids are said at one moment (SK-20), so any order will do: ours begins left of the dealer. */

import type { PadGame, RoundScore } from "../../../../pad/core/model";
import { tableOf } from "../../../../pad/core/seating";

export type NumberField = "bid" | "tricks";
export interface Spot {
  seat: number;
  field: NumberField;
}

/** All who play, from the one that leads. */
export function seatsInOrder({ leader, order }: RoundScore): number[] {
  const first = Math.max(0, order.indexOf(leader ?? 0));
  return [...order.slice(first), ...order.slice(0, first)];
}

/** First all bids, then all tricks; null when nothing is missing. `after` goes on behind that seat and around the table. */
export function nextSpot(
  game: PadGame,
  { round, order, after = null }: { round: number; order: readonly number[]; after?: number | null },
): Spot | null {
  const entries = game.rounds[round] ?? [];
  const at = after === null ? 0 : order.indexOf(after) + 1;
  const around = [...order.slice(at), ...order.slice(0, at)];
  const field = stageOf(game, round);
  const seat = (field === "bid" ? around : startOfTricks(entries, { around, order })).find(
    (one) => entries[one]?.[field] === undefined,
  );
  return seat === undefined ? null : { seat, field };
}

/** Tricks are counted from the beginning, whoever bid last. */
function startOfTricks(
  entries: PadGame["rounds"][number],
  { around, order }: { around: readonly number[]; order: readonly number[] },
): readonly number[] {
  return entries.some(({ tricks }) => tricks !== undefined) ? around : order;
}

/** Tricks are written when all bids are known. */
export function stageOf(game: PadGame, round: number): NumberField {
  const { seats } = tableOf(game, round);
  return seats.every((seat) => game.rounds[round]?.[seat]?.bid !== undefined) ? "tricks" : "bid";
}

/** What was written last, if all wrote in their order; null when nothing is written. */
export function lastSpot(
  game: PadGame,
  { round, order }: { round: number; order: readonly number[] },
): Spot | null {
  const spots = (["bid", "tricks"] as const).flatMap((field) => order.map((seat) => ({ seat, field })));
  return spots.findLast(({ seat, field }) => game.rounds[round]?.[seat]?.[field] !== undefined) ?? null;
}

/** Who can only have won nothing, as all tricks are given out; nobody where that is but one player. */
export function restOf(game: PadGame, { round, there }: { round: number; there: number }): number[] {
  const entries = game.rounds[round] ?? [];
  const rest = tableOf(game, round).seats.filter((seat) => entries[seat]?.tricks === undefined);
  const isGivenOut = entries.reduce((sum, { tricks = 0 }) => sum + tricks, 0) === there;
  const hasCaught = rest.some((seat) => entries[seat]?.pirates ?? entries[seat]?.kings);
  return isGivenOut && !hasCaught && rest.length > 1 ? rest : [];
}

/** What the tricks of this player have to be if all add up; null while others are missing, or if it cannot be. */
export function rightTricks(
  game: PadGame,
  { round, seat, there }: { round: number; seat: number; there: number },
): number | null {
  const others = tableOf(game, round).seats.filter((other) => other !== seat);
  const won = others.map((other) => game.rounds[round]?.[other]?.tricks);
  if (won.includes(undefined)) return null;
  const left = there - won.reduce<number>((sum, tricks = 0) => sum + tricks, 0);
  return left >= 0 ? left : null;
}
