import { no } from "./refusing.ts";
import { counted, type Line } from "./tablelines.ts";

/** The rows of one game, by round and within a round by seat, both from 1. The first round sets the number of rows. */
export function inRounds(lines: readonly Line[]): Line[][] {
  const rounds: Line[][] = [[]];
  const said = new Map<string, number>();
  for (const line of lines) {
    const [found_round, found_seat] = [counted(line, "round"), counted(line, "seat")];
    const place = `${found_round} ${found_seat}`;
    const args = { line: line.number, found_round, found_seat };
    const before = said.get(place);
    if (before !== undefined) throw no("csv-twice", null, { ...args, before });
    const due = dueNow(rounds, found_round);
    if (found_round !== due.due_round || found_seat !== due.due_seat)
      throw no("csv-order", null, { ...args, ...due });
    if (found_round > rounds.length) rounds.push([]);
    rounds.at(-1)?.push(line);
    said.set(place, line.number);
  }
  const [first, last] = [rounds[0]?.length ?? 0, rounds.at(-1)?.length ?? 0];
  if (last < first) {
    const due = { due_round: rounds.length, due_seat: last + 1 };
    throw no("csv-missing", null, { line: lines.at(-1)?.number ?? 1, ...due });
  }
  return rounds;
}

/** The row that may come next. The first round ends where the second begins. */
function dueNow(rounds: readonly Line[][], found: number): { due_round: number; due_seat: number } {
  const [number, seats] = [rounds.length, rounds.at(-1)?.length ?? 0];
  const isFull = seats >= (number === 1 ? 1 : (rounds[0]?.length ?? 1));
  return isFull && found !== number
    ? { due_round: number + 1, due_seat: 1 }
    : { due_round: number, due_seat: seats + 1 };
}
