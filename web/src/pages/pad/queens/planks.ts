/** A player's plank as it was written down so far. */

import { COLOURS, type Colour, type Entry, type PadGame, type Side } from "../../../pad/core/model";
import { plankValue } from "../../../pad/core/index";
import { tableOf } from "../../../pad/core/seating";
import { say, sayOf } from "../../../lib/words.svelte";

/** From the narrow end down, as they are drawn; the water comes last. */
export const SPACES: readonly number[] = [5, 4, 3, 2, 1];
export const WATER = 0;

export function entryOf(game: PadGame, round: number, seat: number): Entry {
  return game.rounds[round]?.[seat] ?? {};
}

export function isWhole(entry: Entry): boolean {
  return entry.points !== undefined || isPlank(entry);
}

function isPlank(entry: Entry): boolean {
  return entry.side !== undefined && COLOURS.every((colour) => entry[colour] !== undefined);
}

/** What a space is worth on that side. */
export function worth(game: PadGame, side: Side, space: number): number {
  return plankValue(space, side, game.options.plank_values ?? []);
}

/** What people read where a pirate stands: the value printed there. Spaces are numbered in the document only. */
export function shown(game: PadGame, entry: Entry, colour: Colour): number | "water" | undefined {
  const { side, [colour]: space } = entry;
  if (space === WATER) return "water";
  return side && space ? worth(game, side, space) : undefined;
}

/** The same for those who hear it. The words of `pad-planks` must be there. */
export function spoken(game: PadGame, side: Side, colour: Colour, space: number): string {
  return sayOf("pad-planks", space === WATER ? "key-water" : "key-space", {
    pirate: sayOf("pad-planks", `pirate-${colour}`),
    points: say("so-many-points", { points: worth(game, side, space) }),
  });
}

/** From the wide end to the narrow one. */
export function upwards(game: PadGame, side: Side): number[] {
  return SPACES.toReversed().map((space) => worth(game, side, space));
}

/** Where each pirate stands that has been written down. */
export function pirates(entry: Entry): { colour: Colour; space: number }[] {
  return COLOURS.flatMap((colour) => {
    const space = entry[colour];
    return space === undefined ? [] : [{ colour, space }];
  });
}

/** SQ-60, of the pirates that have been written down. */
export function pointsSoFar(game: PadGame, entry: Entry): number {
  const { side, points = 0 } = entry;
  if (side === undefined) return points;
  return pirates(entry).reduce((sum, { space }) => sum + worth(game, side, space), 0);
}

/** Who comes next: the first after this seat, clockwise, whose plank is not whole. */
export function nextOpen(game: PadGame, round: number, after: number): number | undefined {
  const { seats } = tableOf(game, round);
  const at = seats.indexOf(after) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)].find((seat) => !isWhole(entryOf(game, round, seat)));
}
