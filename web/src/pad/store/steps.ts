/** Minimal steps between two states of a pad, so that a few hundred fit beside it. */

import { equal } from "../core/merging.ts";
import type { Entry, PadGame, Round } from "../core/model.ts";

export interface Step {
  /** New values by name; a name without a value is removed. */
  keys: [key: string, value?: unknown][];
  /** The number of rounds afterwards, and their changed entries. */
  length: number;
  entries: [round: number, seat: number, entry: Entry][];
}

/** A step never changes the pad's id, and every step has its own time. */
const OUTSIDE = ["id", "changed", "rounds"];

/** The step from one state to the other; undefined if they are equal. */
export function stepBetween(from: PadGame, to: PadGame): Step | undefined {
  const sameSeats = from.players.length === to.players.length;
  const outside = sameSeats ? OUTSIDE : ["id", "changed"];
  const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((key) => !outside.includes(key) && !equal(valueOf(from, key), valueOf(to, key)))
    .map((key): Step["keys"][number] => (key in to ? [key, valueOf(to, key)] : [key]));
  const entries = sameSeats
    ? to.rounds.flatMap((round, at) => entriesBetween(at, from.rounds[at], round))
    : [];
  const isNone = keys.length + entries.length === 0 && from.rounds.length === to.rounds.length;
  return isNone ? undefined : { keys, length: to.rounds.length, entries };
}

/** The pad after the step, as if made at that time. The result is unchecked if the step belongs to another pad. */
export function stepped(game: PadGame, { keys, length, entries }: Step, now: string): PadGame {
  const gone = keys.filter((key) => key.length === 1).map(([key]) => key);
  const kept = Object.entries(game).filter(([key]) => !gone.includes(key));
  const put = keys.filter((key) => key.length === 2) as [string, unknown][];
  const after = Object.fromEntries([...kept, ...put, ["changed", now]]) as unknown as PadGame;
  const rounds = Array.from({ length }, (_, at) => [...(after.rounds[at] ?? [])]);
  for (const [at, seat, entry] of entries) rounds[at]?.splice(seat, 1, entry);
  return { ...after, rounds };
}

/** Whether a stored value is a list of steps. */
export function areSteps(things: unknown): things is Step[] {
  return Array.isArray(things) && things.every(isStep);
}

function entriesBetween(at: number, from: Round | undefined, to: Round): [number, number, Entry][] {
  return to
    .map((entry, seat): [number, number, Entry] => [at, seat, entry])
    .filter(([, seat, entry]) => !equal(from?.[seat], entry));
}

function isStep(thing: unknown): boolean {
  if (typeof thing !== "object" || thing === null) return false;
  const { keys, length, entries } = thing as Partial<Record<keyof Step, unknown>>;
  return (
    Array.isArray(keys) &&
    keys.every(
      (key) => Array.isArray(key) && typeof key[0] === "string" && !OUTSIDE.slice(0, 2).includes(key[0]),
    ) &&
    Number.isInteger(length) &&
    (length as number) >= 0 &&
    (length as number) <= MOST_ROUNDS &&
    Array.isArray(entries) &&
    entries.every((entry) => Array.isArray(entry) && entry.length === 3)
  );
}

/** More than any game has. */
const MOST_ROUNDS = 99;

function valueOf(game: PadGame, key: string): unknown {
  return (game as unknown as Record<string, unknown>)[key];
}
