/** How the points of one player in one round came about, a line for each part of them. */

import type { PadGame, SeatScore } from "../../../../pad/core/model";
import { isMade } from "../grid";

export interface Part {
  /** What gave or cost the points; `lost` is a bonus that does not count. */
  what: "bid" | "pirates" | "kings" | "lost";
  /** So often so many, such as 2 × 30. */
  count: number;
  each: number;
  rule: string;
}

export function partsOf(
  game: PadGame,
  { points, bonus, because }: SeatScore,
  { round, seat }: { round: number; seat: number },
): Part[] {
  if (points === null || because === null) return [];
  const entry = game.rounds[round]?.[seat] ?? {};
  const { bid = 0, tricks = 0, pirates = 0 } = entry;
  const own = points - bonus;
  const count = own === 0 ? 1 : bid === 0 ? round + 1 : tricks === bid ? bid : Math.abs(tricks - bid);
  const parts: Part[] = [{ what: "bid", count, each: own / count, rule: because }];
  const letters = because.slice(0, 2);
  const hasCaught = pirates + (entry.kings ?? 0) > 0;
  if (bonus > 0 && pirates > 0)
    parts.push({ what: "pirates", count: pirates, each: bonus / pirates, rule: `${letters}-64` });
  else if (bonus > 0) parts.push({ what: "kings", count: 1, each: bonus, rule: `${letters}-65` });
  else if (hasCaught && isMade(entry) === false)
    parts.push({ what: "lost", count: 1, each: 0, rule: `${letters}-66` });
  return parts;
}
