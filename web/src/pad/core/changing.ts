import { check } from "./checking.ts";
import { FACTS } from "./facts.ts";
import { seated } from "./seating.ts";
import type { Cell, Change, Entry, Game, Options, PadGame, Refusal } from "./model.ts";
import { isRefusal, no } from "./refusing.ts";
import { isComplete, sheetOf } from "./scoring.ts";
import { isEntry } from "./structure.ts";
import { tidy } from "./tidying.ts";

export interface SetUp {
  id: string;
  game: Game;
  players: readonly string[];
  first: number;
  options: Options;
  /** For people who want fewer rounds than the rules have. */
  length?: number | undefined;
  now: string;
}

/** A new pad with nothing but its header. */
export function begun({ now, ...game }: SetUp): PadGame | Refusal {
  return checked({ ...game, started: now, changed: now, rounds: [empty(game.players)] });
}

/** The game after the change, or a refusal. The given game stays as it is. */
export function changed(game: PadGame, change: Change, now: string): PadGame | Refusal {
  const next = applied(game, change);
  return isRefusal(next) ? next : checked({ ...next, changed: now });
}

/** For keypads: all values that may be entered there now. Null if none, or if it is not a number. */
export function rangeOf(
  game: PadGame,
  cell: Omit<Cell, "value">,
): { lowest: number; highest: number } | null {
  if (["side", "queens", "points"].includes(cell.field)) return null;
  const allowed = KEYPAD.filter((value) => {
    const next = written(game, { ...cell, value });
    return !isRefusal(next) && !check(next);
  });
  const [lowest, highest] = [allowed[0], allowed.at(-1)];
  return lowest === undefined || highest === undefined ? null : { lowest, highest };
}

/** All numbers that a cell can hold: bids and tricks go up to the last round's number (SK-10). */
const KEYPAD = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function checked(game: PadGame): PadGame | Refusal {
  return check(game) ?? tidy(game);
}

function applied(game: PadGame, change: Change): PadGame | Refusal {
  switch (change.type) {
    case "write":
      return change.cells.reduce<PadGame | Refusal>(
        (next, cell) => (isRefusal(next) ? next : written(next, cell)),
        game,
      );
    case "next-round":
      return withNextRound(game);
    case "stop":
      return { ...game, stopped: change.stopped || undefined };
    case "set-up":
      return {
        ...game,
        players: change.players ?? game.players,
        first: change.first ?? game.first,
        options: change.options ?? game.options,
        length: change.length ?? game.length,
      };
    case "seating":
      return seated(game, change);
  }
}

function written(game: PadGame, { round, seat, field, value }: Cell): PadGame | Refusal {
  const entries = game.rounds[round];
  if (!entries) return no("round-count", FACTS[game.game].roundsRule, { highest: game.rounds.length });
  if (!entries[seat]) return no("seats-in-round", null, { round: round + 1 });
  const entry = { ...entries[seat], [field]: value };
  if (!isEntry(entry)) return no("not-a-pad");
  return { ...game, rounds: game.rounds.with(round, entries.with(seat, entry)) };
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
