/** What stands in a place of the score sheet. */

import { plankValue } from "../../../pad/core/index";
import { COLOURS, type Entry, type PadGame, type Sheet } from "../../../pad/core/model";

export interface Mark {
  text: string;
  /** A suit's ink, where the mark is about a colour. */
  ink?: string;
}

/** The small line over the points: what was written down, as short as it can be. */
export function marksOf({ game, options }: PadGame, entry: Entry): Mark[] {
  switch (game) {
    case "skull-king":
    case "skull-king-dice":
      return [{ text: trickMark(entry) }];
    case "skull-queen":
      return COLOURS.flatMap((colour) => {
        const { side, [colour]: space } = entry;
        if (space === undefined || !side) return [];
        const value = plankValue(space, side, options.plank_values ?? []);
        return [{ text: space === 0 ? "≈" : String(value), ink: colour }];
      });
    case "sleeping-queens":
      return [{ text: `${entry.queens?.length ?? 0} ♛` }];
  }
}

/** Won and bid, as everywhere: `2/3`. */
function trickMark({ bid, tricks }: Entry): string {
  return bid === undefined ? "" : `${tricks ?? "–"}/${bid}`;
}

/** Whether a bid was made; null where that is no question, or not yet. */
export function isMade({ bid, tricks }: Entry): boolean | null {
  return bid === undefined || tricks === undefined ? null : bid === tricks;
}

/** The running total under a round that is complete. */
export function totalAfter(sheet: Sheet, round: number, seat: number): number | null {
  return sheet.rounds[round]?.complete ? (sheet.totals[round]?.[seat] ?? null) : null;
}
