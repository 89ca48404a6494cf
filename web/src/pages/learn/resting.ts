/**
 * Where a frame comes to rest. A trick is swept off the table when it has been won, and points are gone with the next
 * deal; but a caption speaks of them, so they stay until it has been read.
 */

import type { GameUi } from "../../lib/game";
import type { Beat } from "../../lib/stage";
import type { Lesson } from "../../wire/lessons";

export interface Rest {
  /** What is seen while the caption is read. */
  view: unknown;
  /** What is seen before it, when the first `events` of them have happened. */
  entry: unknown;
  events: number;
  /** The sentence of the event that is seen. */
  words: readonly string[];
}

type Game = Pick<GameUi, "beats"> | null;
interface Found extends Rest {
  kind: string;
  source: number;
}

/** The events after which less is on the table, and what shows them best: the moment before, or one of their beats. */
const LASTING: Readonly<Record<string, "before" | "first" | "last">> = {
  "trick-won": "first",
  "colour-set-aside": "before",
  "round-scored": "last",
};

/** For each frame of the lesson its rest; null where all of it stays on the table anyway. */
export function rests(lesson: Lesson, game: Game): (Rest | null)[] {
  let before: Found | null = null;
  return lesson.frames.map((frame, number) => {
    if (frame.prompt !== null || !frame.stop) before = null;
    else if (frame.events.length > 0) before = restOf(lesson, number, game, meant(frame.events, frame.rules));
    else if (before) before = onward(before, frame.rules) ?? before;
    return before;
  });

  /** Something more is said of what has happened: of another part of it, or of the same. */
  function onward({ source, events: seen, kind }: Found, rules: readonly string[]): Found | null {
    const events = lesson.frames[source]?.events ?? [];
    const next = lastingOf(events).find((index) => index > seen && kindOf(events[index]) !== kind);
    return restOf(lesson, source, game, named(events, rules) ?? next);
  }
}

function restOf(lesson: Lesson, source: number, game: Game, at: number | undefined): Found | null {
  const [from, frame] = [lesson.frames[source - 1], lesson.frames[source]];
  if (!game || !from || !frame || at === undefined) return null;
  const kind = kindOf(frame.events[at]);
  const beats = game.beats(from.view, frame.events, frame.view);
  const first = beats.findIndex((_, index) => eventOf(beats, index) === at);
  const last = beats.findLastIndex((_, index) => eventOf(beats, index) === at);
  const entry = beats[first - 1]?.view ?? from.view;
  const view = { before: entry, first: beats[first]?.view, last: beats[last]?.view }[LASTING[kind] ?? "last"];
  const words = LASTING[kind] === "before" ? [] : frame.words.slice(at, at + 1);
  return view === undefined ? null : { view, entry, events: at, words, kind, source };
}

/** The event that a caption is about: the one whose rule it names first, or else the first that there is. */
function meant(events: readonly unknown[], rules: readonly string[]): number | undefined {
  return named(events, rules) ?? lastingOf(events)[0];
}

function named(events: readonly unknown[], rules: readonly string[]): number | undefined {
  const place = (index: number) => rules.findIndex((rule) => shownAt(events, index).includes(rule));
  return lastingOf(events)
    .filter((index) => place(index) >= 0)
    .toSorted((one, other) => place(one) - place(other))[0];
}

function lastingOf(events: readonly unknown[]): number[] {
  return events.flatMap((event, index) => (kindOf(event) in LASTING ? [index] : []));
}

/** A beat belongs to the next event that is told. */
function eventOf(beats: readonly Beat<unknown>[], index: number): number | undefined {
  return beats.slice(index).find(({ event }) => event !== undefined)?.event;
}

/** The rules of the event itself, or of those before it where they are seen instead. */
function shownAt(events: readonly unknown[], index: number): string[] {
  const isBefore = LASTING[kindOf(events[index])] === "before";
  return (isBefore ? events.slice(0, index) : [events[index]]).flatMap(rulesOf);
}

function rulesOf(event: unknown): string[] {
  if (typeof event !== "object" || event === null || !("because" in event)) return [];
  return [event.because].flat().map(String);
}

function kindOf(event: unknown): string {
  return typeof event === "object" && event !== null && "type" in event ? String(event.type) : "";
}
