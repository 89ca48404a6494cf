/** What an undo has changed, so that it can be said. */

import { type Entry, type Field, FIELDS, type PadGame } from "../../../pad/core/model";

export interface Place {
  round: number;
  seat: number;
  field: Field;
}
export type Difference =
  { type: "cells"; cells: readonly Place[] } | { type: "round" | "stopped" | "set-up" | "nothing" };

export function differenceOf(before: PadGame, after: PadGame): Difference {
  if (before.rounds.length !== after.rounds.length) return { type: "round" };
  if (before.stopped !== after.stopped) return { type: "stopped" };
  const ofSetUp = ({ players, seating, length, first, options }: PadGame) =>
    JSON.stringify([players, seating, length, first, options]);
  if (ofSetUp(before) !== ofSetUp(after)) return { type: "set-up" };
  const cells = before.rounds.flatMap((entries, round) =>
    entries.flatMap((entry, seat) =>
      FIELDS.filter((field) => !isSame(entry[field], after.rounds[round]?.[seat]?.[field])).map((field) => ({
        round,
        seat,
        field,
      })),
    ),
  );
  return cells.length > 0 ? { type: "cells", cells } : { type: "nothing" };
}

function isSame(one: Entry[Field], other: Entry[Field]): boolean {
  return Array.isArray(one) || Array.isArray(other) ? String(one) === String(other) : one === other;
}
