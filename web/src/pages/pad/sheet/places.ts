import type { PadGame, Sheet } from "../../../pad/core/model";

export interface Placed {
  seat: number;
  name: string;
  place: number;
  total: number;
}

/** Nobody is first before anything counts. */
export function hasPlaces({ totals, total }: Sheet): boolean {
  return totals.length > 0 || total.some(Boolean);
}

/** The best first; those who share a place as they sit. */
export function placedIn({ players }: PadGame, { places, total }: Sheet): Placed[] {
  return players
    .map((name, seat) => ({ name, seat, place: places[seat] ?? 1, total: total[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
