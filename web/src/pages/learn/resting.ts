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
  /** What is seen before, when the first `events` have happened; the sentence of the next one is said with the rest. */
  entry: unknown;
  events: number;
  words: readonly string[];
}

/** The events that leave nothing behind, and the one of their beats that shows them best. */
const LASTING: Readonly<Record<string, 0 | -1>> = { "trick-won": 0, "round-scored": -1 };

/** For each frame of the lesson its rest; null where all of it stays on the table anyway. */
export function rests(lesson: Lesson, game: Pick<GameUi, "beats"> | null): (Rest | null)[] {
  let before: Rest | null = null;
  return lesson.frames.map((frame, number) => {
    const isOver = frame.prompt !== null || !frame.stop;
    before = isOver ? null : frame.events.length > 0 ? restOf(lesson, number, number, game) : onward(number);
    return before;
  });

  /** Something more is said of what has happened: of another part of it, or of the same. */
  function onward(number: number): Rest | null {
    if (before === null) return null;
    const source = lesson.frames.findLastIndex(
      ({ events }, earlier) => earlier < number && events.length > 0,
    );
    return restOf(lesson, source, number, game, { needed: true }) ?? before;
  }
}

function restOf(
  lesson: Lesson,
  source: number,
  number: number,
  game: Pick<GameUi, "beats"> | null,
  { needed = false } = {},
): Rest | null {
  const [from, frame, said] = [lesson.frames[source - 1], lesson.frames[source], lesson.frames[number]];
  if (!game || !from || !frame || !said) return null;
  const at = meant(frame.events, said.rules, needed);
  if (at === undefined) return null;
  const beats = game.beats(from.view, frame.events, frame.view);
  const own = beats.filter((_, index) => eventOf(beats, index) === at);
  const first = beats.indexOf(own[0] as Beat<unknown>);
  const view = own.at(LASTING[kindOf(frame.events[at])] ?? -1)?.view;
  if (view === undefined) return null;
  return {
    view,
    entry: beats[first - 1]?.view ?? from.view,
    events: at,
    words: frame.words.slice(at, at + 1),
  };
}

/** The event that the caption is about: the one whose rule it names first, or else the first that there is. */
function meant(events: readonly unknown[], rules: readonly string[], needed: boolean): number | undefined {
  const lasting = events.flatMap((event, index) => (kindOf(event) in LASTING ? [index] : []));
  const named = (index: number) => rules.findIndex((rule) => rulesOf(events[index]).includes(rule));
  const known = lasting
    .filter((index) => named(index) >= 0)
    .toSorted((one, other) => named(one) - named(other));
  return known[0] ?? (needed ? undefined : lasting[0]);
}

/** A beat belongs to the next event that is told. */
function eventOf(beats: readonly Beat<unknown>[], index: number): number | undefined {
  return beats.slice(index).find(({ event }) => event !== undefined)?.event;
}

function rulesOf(event: unknown): string[] {
  if (typeof event !== "object" || event === null || !("because" in event)) return [];
  return [event.because].flat().map(String);
}

function kindOf(event: unknown): string {
  return typeof event === "object" && event !== null && "type" in event ? String(event.type) : "";
}
