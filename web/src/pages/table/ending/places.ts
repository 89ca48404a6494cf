/** Everybody by place. */

import type { Table } from "../../../wire/table";

export interface Placed {
  seat: number;
  place: number;
  score: number;
}

/** The best first; those with equal places in the order of their seats. */
export function placed({ places, scores }: Pick<Table, "places" | "scores">): Placed[] {
  return (places ?? [])
    .map((place, seat) => ({ seat, place, score: scores?.[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}
