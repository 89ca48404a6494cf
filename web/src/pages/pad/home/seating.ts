/** Who sits where, before a pad begins. */

import { type Game, GAMES, type Options, type PadGame, optionsOf } from "../../../pad/core";
import { tableOf, turnOf } from "../../../pad/core/seating";

export interface Wish {
  game: Game;
  /** By seat, clockwise. */
  players: readonly string[];
  /** Whoever deals or throws first; nobody is the first at the table. By name: seats may still change. */
  first: string | null;
  options: Options;
  /** Fewer rounds than the rules say. */
  length?: number | undefined;
}

const DRAFT = "pad-draft";

export function emptyWish(game: Game): Wish {
  return { game, players: [], first: null, options: optionsOf(game) };
}

export function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

export function seatOf({ players }: Pick<Wish, "players">, name: string): number {
  return players.findIndex((player) => isSameName(player, name));
}

export function firstSeat(wish: Wish): number {
  return wish.first === null ? 0 : Math.max(0, seatOf(wish, wish.first));
}

/** One seat further up or down; from the end of the table to its other end. */
export function moved(players: readonly string[], seat: number, by: 1 | -1): string[] {
  const others = players.filter((_, index) => index !== seat);
  const to = (seat + by + players.length) % players.length;
  return [...others.slice(0, to), ...players.slice(seat, seat + 1), ...others.slice(to)];
}

/** SK-12, SD-12, SQ-12: the deal moves on one seat a round, and from one game to the next as well. */
export function onceMore(played: PadGame): Wish {
  const { game, players, rounds, options, length } = played;
  const names = tableOf(played, rounds.length).seats.map((seat) => players[seat] ?? "");
  return { game, players: names, first: players[turnOf(played, rounds.length)] ?? null, options, length };
}

/** The newest of this kind. */
export function lastOf(games: readonly PadGame[], game: Game): PadGame | undefined {
  return games
    .filter((one) => one.game === game)
    .reduce<PadGame | undefined>(
      (last, one) => (last && last.started >= one.started ? last : one),
      undefined,
    );
}

/** A seat by lot; every seat is as likely. */
export function drawn(seats: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((number / 2 ** 32) * seats);
}

/** Names that have been tapped in survive a reload. */
export function keepDraft(wish: Wish | null): void {
  try {
    if (wish) sessionStorage.setItem(DRAFT, JSON.stringify(wish));
    else sessionStorage.removeItem(DRAFT);
  } catch {
    // Storage is full or forbidden.
  }
}

export function keptDraft(): Wish | null {
  try {
    const wish = JSON.parse(sessionStorage.getItem(DRAFT) ?? "null") as Partial<Wish> | null;
    const isWish =
      GAMES.some((game) => game === wish?.game) &&
      Array.isArray(wish?.players) &&
      wish.players.every((name) => typeof name === "string") &&
      typeof wish.options === "object";
    return isWish ? (wish as Wish) : null;
  } catch {
    return null;
  }
}
