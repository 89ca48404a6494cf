import { check } from "./checking.ts";
import { QUEENS } from "./facts.ts";
import type { Cell, Change, Entry, Game, Options, PadGame, Refusal } from "./model.ts";
import { isRefusal, no } from "./refusing.ts";
import { isComplete, sheetOf } from "./scoring.ts";
import { tidy } from "./tidying.ts";

export interface SetUp {
  id: string;
  game: Game;
  players: readonly string[];
  first: number;
  options: Options;
  now: string;
}

/** A pad on which nothing has been written but the heads. */
export function begun({ id, game, players, first, options, now }: SetUp): PadGame | Refusal {
  const names = trimmed(players);
  return checked({
    id,
    game,
    players: names,
    first,
    options,
    started: now,
    changed: now,
    rounds: [empty(names)],
  });
}

/** The game after the change, or why it cannot be made. The game given stays as it is. */
export function changed(game: PadGame, change: Change, now: string): PadGame | Refusal {
  const next = applied(game, change);
  return isRefusal(next) ? next : checked({ ...next, changed: now });
}

/** What may be entered there now, for keypads: everything that would not be refused. Null if nothing, or no number. */
export function rangeOf(
  game: PadGame,
  cell: Omit<Cell, "value">,
): { lowest: number; highest: number } | null {
  if (cell.field === "side" || cell.field === "queens") return null;
  const allowed = [...Array(11).keys()].filter((value) => {
    const next = applied(game, { type: "write", cells: [{ ...cell, value }] });
    return !isRefusal(next) && !check(tidy(next));
  });
  const [lowest, highest] = [allowed[0], allowed.at(-1)];
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

function checked(game: PadGame): PadGame | Refusal {
  const tidied = tidy(game);
  return check(tidied) ?? tidied;
}

function applied(game: PadGame, change: Change): PadGame | Refusal {
  switch (change.type) {
    case "write":
      return change.cells.reduce(written, game);
    case "next-round":
      return withNextRound(game);
    case "stop":
      return { ...game, stopped: change.stopped || undefined };
    case "set-up":
      return {
        ...game,
        players: trimmed(change.players ?? game.players),
        first: change.first ?? game.first,
        options: change.options ?? game.options,
      };
  }
}

function written(game: PadGame, { round, seat, field, value }: Cell): PadGame {
  const rounds = game.rounds.map((entries, index) =>
    index === round
      ? entries.map((entry, place) =>
          place === seat ? { ...entry, [field]: tidyValue(field, value) } : entry,
        )
      : entries,
  );
  return { ...game, rounds };
}

/** Zeroes of bonuses and lists without a queen are left out; queens stand in their own order. */
function tidyValue(field: Cell["field"], value: Cell["value"]): Cell["value"] {
  if (field === "pirates" || field === "kings") return value || undefined;
  if (!Array.isArray(value)) return value;
  const order = (queen: string) => QUEENS.findIndex(({ name }) => name === queen);
  return value.length ? value.toSorted((left, right) => order(left) - order(right)) : undefined;
}

function withNextRound(game: PadGame): PadGame | Refusal {
  const number = game.rounds.length;
  if (game.stopped || sheetOf(game).over) return no("after-the-end");
  if (!isComplete(game, number - 1)) return no("round-incomplete", null, { round: number });
  return { ...game, rounds: [...game.rounds, empty(game.players)] };
}

function empty(players: readonly string[]): Entry[] {
  return players.map(() => ({}));
}

function trimmed(players: readonly string[]): string[] {
  return players.map((name) => name.trim());
}
