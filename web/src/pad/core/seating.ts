/** Who plays in which round, and in which order they sit. */

import { roundsOf } from "./facts.ts";
import type { Change, Entry, PadGame, Refusal, Table } from "./model.ts";
import { no } from "./refusing.ts";

/** All arrangements of the table, in their order; where nothing has changed, everybody from the first round on. */
export function tablesOf({ players, seating }: PadGame): readonly Table[] {
  return seating ?? [{ from: 1, seats: [...players.keys()] }];
}

/** How the table sits in the round with that index. */
export function tableOf(game: PadGame, round: number): Table {
  const tables = tablesOf(game);
  return tables.findLast(({ from }) => from <= round + 1) ?? tables[0] ?? { from: 1, seats: [] };
}

/** How many rounds the game has: as many as by the rules, or fewer. */
export function lengthOf(game: PadGame): number {
  return Math.min(game.length ?? Infinity, ruledLength(game));
}

/** As many as the rules say for the most who sat there at once. */
export function ruledLength(game: PadGame): number {
  return roundsOf(game.game, Math.max(...tablesOf(game).map(({ seats }) => seats.length)));
}

/** Whoever would have been next stays next; whoever has left is passed over. A newcomer waits until the turn comes around. */
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

/** Seats that nobody sits on any more. */
export function goneFrom(game: PadGame): number[] {
  const now = tablesOf(game).at(-1)?.seats ?? [];
  return [...game.players.keys()].filter((seat) => !now.includes(seat));
}

/** What cannot be in the arrangements, apart from how many sit there. */
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

/** From one round on others sit there, or in another order. From the first round on it is another table altogether. */
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

/** Only those who sit there at any time, in the order given. */
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

/** As it is written down: nothing that goes without saying. */
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
