import { type Entry, FIELDS, type PadGame, type Refusal } from "./model.ts";
import { cut, no } from "./refusing.ts";

/** The place of a structural fault, relative to the check, and what belongs there. */
type Fault = readonly [path: string, expected: string];
type Test = (x: unknown) => Fault | null;

const kind =
  (expected: string, isOne: (x: unknown) => boolean): Test =>
  (x) =>
    isOne(x) ? null : ["", expected];

const text = kind("text", (x) => typeof x === "string");
const whole = kind("number", Number.isInteger);
const list = kind("list", Array.isArray);
const object = kind("object", isObject);
const nothing = kind("nothing", () => false);

/** Undefined counts as missing. */
const maybe =
  (test: Test): Test =>
  (x) =>
    x === undefined ? null : test(x);

const listOf =
  (test: Test): Test =>
  (x) =>
    list(x) ?? first((x as unknown[]).map((item, place) => [`[${place}]`, test, item]));

/** An object with exactly these keys: checks them in this order, then looks for others. */
function objectOf(tests: Record<string, Test>): Test {
  const known = Object.entries(tests);
  return (x) => {
    if (!isObject(x)) return object(x);
    const others = Object.keys(x).filter((key) => x[key] !== undefined && !Object.hasOwn(tests, key));
    return first([
      ...known.map(([key, test]) => ["." + key, test, x[key]] as const),
      ...others.sort().map((key) => ["." + cut(key), nothing, x] as const),
    ]);
  };
}

function first(places: readonly (readonly [string, Test, unknown])[]): Fault | null {
  for (const [place, test, x] of places) {
    const fault = test(x);
    if (fault) return [place + fault[0], fault[1]];
  }
  return null;
}

const padEntry = objectOf({
  ...Object.fromEntries(FIELDS.map((field) => [field, maybe(whole)])),
  side: maybe(text),
  queens: maybe(listOf(text)),
});

const padTable = objectOf({ from: whole, seats: listOf(whole), lowest: maybe(listOf(whole)) });

const padGame = objectOf({
  id: text,
  game: text,
  players: listOf(text),
  seating: maybe(listOf(padTable)),
  length: maybe(whole),
  first: whole,
  options: object,
  started: text,
  changed: text,
  stopped: maybe(kind("true", (x) => x === true)),
  rounds: listOf(listOf(padEntry)),
});

const padFile = objectOf({ format: text, games: listOf(padGame) });

/** The first structural fault of a file that claims to be a pad of this version. */
export function structureFault(file: unknown): Refusal | null {
  const fault = padFile(file);
  return fault && no("structure", null, { path: fault[0].slice(1), expected: fault[1] });
}

/** Whether it has a pad's structure; the values may still be invalid. */
export function isPadGame(x: unknown): x is PadGame {
  return !padGame(x);
}

export function isEntry(x: unknown): x is Entry {
  return !padEntry(x);
}

export function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}
