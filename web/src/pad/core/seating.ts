/** Who plays in which round, and in which order they sit. */

import { roundsOf } from "./facts.ts";
import type { Change, Entry, PadGame, Refusal, Table } from "./model.ts";
import { no } from "./refusing.ts";

/** All seatings in their order; if the seating never changed, everybody from the first round on. */
export function tablesOf({ players, seating }: PadGame): readonly Table[] {
  return seating ?? [{ from: 1, seats: [...players.keys()] }];
}

/** The seating in the round with that index. */
export function tableOf(game: PadGame, round: number): Table {
  const tables = tablesOf(game);
  return tables.findLast(({ from }) => from <= round + 1) ?? tables[0] ?? { from: 1, seats: [] };
}

/** The number of rounds in the game: as many as by the rules, or fewer. */
export function lengthOf(game: PadGame): number {
  return Math.min(game.length ?? Infinity, ruledLength(game));
}

/** The number of rounds by the rules, for the most players who sat there at once. */
export function ruledLength(game: PadGame): number {
  return roundsOf(game.game, Math.max(...tablesOf(game).map(({ seats }) => seats.length)));
}

/**
 * A new seating does not change who is next; players who have left are passed over. A newcomer waits for their turn.
 */
export function turnOf(game: PadGame, round: number): number {
  let turn = game.first;
  const tables = tablesOf(game);
  for (const [at, { from, seats }] of tables.entries()) {
    const following = tables[at + 1];
    const isThen = !following || following.from > round + 1;
    const steps = seats.indexOf(turn) + (isThen ? round + 1 : following.from) - from;
    const inTurn = seats.map((_, more) => seats[(steps + more) % seats.length] ?? 0);
    turn = inTurn.find((seat) => isThen || following.seats.includes(seat)) ?? following?.seats[0] ?? 0;
    if (isThen) return turn;
  }
  return turn;
}

/** Seats of players who have left. */
export function goneFrom(game: PadGame): number[] {
  const now = tablesOf(game).at(-1)?.seats ?? [];
  return [...game.players.keys()].filter((seat) => !now.includes(seat));
}

/** What is invalid in the seatings, apart from the number of players. */
export function checkSeating(game: PadGame): Refusal | null {
  const { seating, players } = game;
  if (!seating) return null;
  const known = new Set<number>();
  let before = 0;
  for (const { from, seats, lowest = [] } of seating) {
    const isRight =
      (before ? from > before : from === 1) &&
      new Set(seats).size === seats.length &&
      seats.every((seat) => seat >= 0 && seat < players.length) &&
      lowest.every(
        (seat, at) => before && seats.includes(seat) && !known.has(seat) && lowest.indexOf(seat) === at,
      );
    if (!isRight || from > game.rounds.length + 1) return no("seating", null, { round: from });
    before = from;
    for (const seat of seats) known.add(seat);
  }
  const isOneRound = game.game === "sleeping-queens";
  return isOneRound || known.size < players.length ? no("seating", null, { round: 1 }) : null;
}

/** Changes the seating from one round on. From the first round on it replaces the whole table. */
export function seated(game: PadGame, { round, seats, lowest }: Change & { type: "seating" }): PadGame {
  const names = seats.filter((seat) => typeof seat === "string");
  const players = [...game.players, ...names];
  let next = game.players.length;
  const order = seats.map((seat) => (typeof seat === "string" ? next++ : seat));
  const tables = tablesOf(game);
  const replaced = tables.find(({ from }) => from === round + 1)?.lowest ?? [];
  const isNew = (seat: number) => seat >= game.players.length && lowest === true;
  const table: Table = {
    from: round + 1,
    seats: order,
    lowest: order.filter((seat) => replaced.includes(seat) || isNew(seat)),
  };
  const seating = [...tables.filter(({ from }) => from <= round), table];
  const rounds = game.rounds.map((entries, index) =>
    players.map((_, seat): Entry => (index >= round && !order.includes(seat) ? {} : (entries[seat] ?? {}))),
  );
  return withoutStrangers({ ...game, players, seating, rounds }, round === 0 ? order : [...players.keys()]);
}

/** Drops players who never sit there; keeps the order. */
function withoutStrangers(game: PadGame, order: readonly number[]): PadGame {
  const seating = game.seating ?? [];
  const kept = order.filter((seat) => seating.some(({ seats }) => seats.includes(seat)));
  const moved = (seats: readonly number[] = []) => seats.map((seat) => kept.indexOf(seat));
  const next = {
    ...game,
    players: kept.map((seat) => game.players[seat] ?? ""),
    first: Math.max(0, kept.indexOf(game.first)),
    seating: seating.map((table) => ({ ...table, seats: moved(table.seats), lowest: moved(table.lowest) })),
    rounds: game.rounds.map((entries) => kept.map((seat) => entries[seat] ?? {})),
  };
  return { ...next, seating: tidySeating(next) };
}

/** The canonical form of the seatings: nothing that follows from the rest. */
export function tidySeating({ players, seating }: PadGame): readonly Table[] | undefined {
  const tables = seating
    ?.filter(({ seats }, at) => String(seats) !== String(seating[at - 1]?.seats ?? ""))
    .map(({ from, seats, lowest = [] }) => ({
      from,
      seats,
      ...(lowest.length && { lowest: seats.filter((seat) => lowest.includes(seat)) }),
    }));
  const isPlain = tables?.length === 1 && String(tables[0]?.seats) === String([...players.keys()]);
  return isPlain ? undefined : tables;
}
