/** A game as the lists show it. */

import { type Game, type PadGame, type Sheet, sheetOf } from "../../../pad/core";

export type State = "open" | "over" | "stopped";

export interface Standing {
  name: string;
  total: number;
  place: number;
}

export interface Row {
  game: PadGame;
  sheet: Sheet;
  state: State;
  /** The best first; in the order of their seats while nothing is complete. */
  standings: Standing[];
  /** Nobody wins a game that was stopped. */
  winners: string[];
}

/** A game that changes is another object: what was found out about one stays true. */
const known = new WeakMap<PadGame, Row>();

export function rowOf(game: PadGame): Row {
  const found = known.get(game) ?? made(game);
  known.set(game, found);
  return found;
}

function made(game: PadGame): Row {
  const sheet = sheetOf(game);
  const standings = game.players
    .map((name, seat) => ({ name, total: sheet.total[seat] ?? 0, place: sheet.places[seat] ?? 1 }))
    .sort((one, other) => one.place - other.place);
  const winners = sheet.over ? standings.filter(({ place }) => place === 1).map(({ name }) => name) : [];
  return { game, sheet, state: sheet.over ? "over" : game.stopped ? "stopped" : "open", standings, winners };
}

/** Whether there is anything to show of it but names. */
export function hasBegun({ game }: Row): boolean {
  return game.rounds.some((round) => round.some((entry) => Object.keys(entry).length > 0));
}

export function namesOf({ players }: PadGame): string {
  return players.join(", ");
}

/** By when they were begun: an old game that is put right stays where it was. */
export function newestFirst(games: readonly PadGame[]): PadGame[] {
  return [...games].sort((one, other) => other.started.localeCompare(one.started));
}

export interface Wanted {
  game: Game | "all";
  /** Part of a player's name. */
  name: string;
}

export function fitting(games: readonly PadGame[], { game, name }: Wanted): PadGame[] {
  const part = name.trim().toLocaleLowerCase();
  return games.filter(
    (one) =>
      (game === "all" || one.game === game) &&
      (!part || one.players.some((player) => player.toLocaleLowerCase().includes(part))),
  );
}
