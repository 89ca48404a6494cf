/** Who has which queens, and what to write down when one of them goes elsewhere. */

import { changed, isRefusal, QUEENS } from "../../../pad/core/index";
import type { Cell, PadGame } from "../../../pad/core/model";

/** Sleeping Queens is one round. */
const ROUND = 0;

export function queensOf(game: PadGame, seat: number): readonly string[] {
  return game.rounds[ROUND]?.[seat]?.queens ?? [];
}

/** Null while she sleeps. */
export function ownerOf(game: PadGame, queen: string): number | null {
  const seat = game.players.findIndex((_, player) => queensOf(game, player).includes(queen));
  return seat < 0 ? null : seat;
}

/** Whether she may come before that seat: the rules are asked what would be (SL-51). */
export function mayTake(game: PadGame, queen: string, seat: number): boolean {
  const cells = moved(game, queen, seat);
  return ownerOf(game, queen) !== seat && !isRefusal(changed(game, { type: "write", cells }, game.changed));
}

/** The cells of everybody concerned, as one change: she comes before `to`, or back to sleep if that is null. */
export function moved(game: PadGame, queen: string, to: number | null): Cell[] {
  const from = ownerOf(game, queen);
  const cells: Cell[] = [];
  if (from !== null)
    cells.push(
      cell(
        from,
        queensOf(game, from).filter((name) => name !== queen),
      ),
    );
  if (to !== null) cells.push(cell(to, [...queensOf(game, to), queen]));
  return cells;
}

/** Always in the order of the queens, and nothing at all where there is none. */
function cell(seat: number, names: readonly string[]): Cell {
  const ordered = QUEENS.map(({ name }) => name).filter((name) => names.includes(name));
  return { round: ROUND, seat, field: "queens", value: ordered.length > 0 ? ordered : undefined };
}
