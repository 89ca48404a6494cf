import { COLOURS, type Entry, type PadGame } from "./model.ts";

type Test = (x: unknown) => boolean | undefined;

const text: Test = (x) => typeof x === "string";
const whole: Test = (x) => Number.isInteger(x);
const isTrue: Test = (x) => x === true;
const listOf =
  (test: Test): Test =>
  (x) =>
    Array.isArray(x) && x.every(test);

/** An object with these keys and no others; those in `optional` may be missing. What is undefined is missing. */
function objectOf(needed: Record<string, Test>, optional: Record<string, Test> = {}): Test {
  const tests = new Map(Object.entries({ ...needed, ...optional }));
  const must = Object.keys(needed);
  return (x) =>
    isObject(x) &&
    must.every((key) => x[key] !== undefined) &&
    Object.entries(x).every(([key, value]) => value === undefined || tests.get(key)?.(value));
}

const padEntry = objectOf(
  {},
  {
    bid: whole,
    tricks: whole,
    pirates: whole,
    kings: whole,
    side: text,
    ...Object.fromEntries(COLOURS.map((colour) => [colour, whole])),
    queens: listOf(text),
  },
);

const padGame = objectOf(
  {
    id: text,
    game: text,
    players: listOf(text),
    first: whole,
    options: (x) => isObject(x),
    started: text,
    changed: text,
    rounds: listOf(listOf(padEntry)),
  },
  { stopped: isTrue },
);

/** Whether it is built like a pad; whether what is written there can be is another question. */
export function isPadGame(x: unknown): x is PadGame {
  return !!padGame(x);
}

export function isEntry(x: unknown): x is Entry {
  return !!padEntry(x);
}

export function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}
