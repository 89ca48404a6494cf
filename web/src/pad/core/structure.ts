import { COLOURS, type PadGame } from "./model.ts";

type Test = (x: unknown) => boolean;

const text: Test = (x) => typeof x === "string";
const whole: Test = (x) => Number.isInteger(x);
const isTrue: Test = (x) => x === true;
const listOf =
  (test: Test): Test =>
  (x) =>
    Array.isArray(x) && x.every(test);

/** An object with these keys and no others; those in `optional` may be missing. */
const objectOf =
  (needed: Record<string, Test>, optional: Record<string, Test> = {}): Test =>
  (x) =>
    isObject(x) &&
    Object.keys(needed).every((key) => Object.hasOwn(x, key)) &&
    Object.entries(x).every(([key, value]) => {
      const test = Object.hasOwn(needed, key)
        ? needed[key]
        : Object.hasOwn(optional, key)
          ? optional[key]
          : undefined;
      return test?.(value) ?? false;
    });

const entry = objectOf(
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
    rounds: listOf(listOf(entry)),
  },
  { stopped: isTrue },
);

/** Whether it is built like a pad; whether what is written there can be is another question. */
export function isPadGame(x: unknown): x is PadGame {
  return padGame(x);
}

export function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}
