/** What an undo has changed, so that it can be said. */

import type { Entry, Field, PadGame } from "../../../pad/core/model";

export interface Place {
  round: number;
  seat: number;
  field: Field;
}
export type Difference =
  { type: "cells"; cells: readonly Place[] } | { type: "round" | "stopped" | "set-up" | "nothing" };

const FIELDS: readonly Field[] = [
  "bid",
  "tricks",
  "pirates",
  "kings",
  "side",
  "red",
  "yellow",
  "green",
  "blue",
  "queens",
];

export function differenceOf(before: PadGame, after: PadGame): Difference {
  if (before.rounds.length !== after.rounds.length) return { type: "round" };
  if (before.stopped !== after.stopped) return { type: "stopped" };
  const cells = before.rounds.flatMap((entries, round) =>
    entries.flatMap((entry, seat) =>
      FIELDS.filter((field) => !isSame(entry[field], after.rounds[round]?.[seat]?.[field])).map((field) => ({
        round,
        seat,
        field,
      })),
    ),
  );
  if (cells.length > 0) return { type: "cells", cells };
  const ofSetUp = ({ players, first, options }: PadGame) => JSON.stringify([players, first, options]);
  return { type: ofSetUp(before) === ofSetUp(after) ? "nothing" : "set-up" };
}

function isSame(one: Entry[Field], other: Entry[Field]): boolean {
  return Array.isArray(one) || Array.isArray(other) ? String(one) === String(other) : one === other;
}
