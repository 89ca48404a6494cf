/** How far each lesson has been taken on this device. */

import { remember, remembered } from "../../lib/memory";
import type { Lesson } from "../../wire/lessons";

export interface Progress {
  /** The frame at which the learner was. */
  at: number;
  step: number;
  steps: number;
  /** Whether it was taken to the end once. */
  done: boolean;
}

interface Kept extends Progress {
  id: string;
  version: string;
}

export function keep(lesson: Lesson, progress: Progress): void {
  const kept: Kept = { ...progress, id: lesson.id, version: versionOf(lesson) };
  remember(place(lesson.game), JSON.stringify(kept));
}

/** How far the lesson was taken; a lesson that has changed since begins anew. */
export function keptOf(lesson: Lesson): Progress | null {
  const kept = read(lesson.game);
  if (kept?.id !== lesson.id) return null;
  if (kept.version === versionOf(lesson)) return kept;
  return kept.done ? { at: 0, step: 1, steps: kept.steps, done: true } : null;
}

/** For the overview, which does not know the lessons themselves. */
export function keptFor(game: string): Progress | null {
  return read(game);
}

function place(game: string): string {
  return `lesson-${game}`;
}

function read(game: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(remembered(place(game)) ?? "null");
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whatever an older version or somebody's hand left there. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== "object" || kept === null) return false;
  const { at, step, steps, done, id, version } = kept as Record<string, unknown>;
  const numbers = [at, step, steps].every((number) => Number.isInteger(number) && Number(number) >= 0);
  return numbers && typeof done === "boolean" && typeof id === "string" && typeof version === "string";
}

/** The same in all languages, and another one as soon as anything else happens in the lesson. */
export function versionOf({ frames }: Lesson): string {
  const course = JSON.stringify(frames.map(({ step, stop, expected }) => [step, stop, expected]));
  let hash = 5381;
  for (let n = 0; n < course.length; n += 1) hash = (Math.imul(hash, 33) ^ course.charCodeAt(n)) >>> 0;
  return hash.toString(36);
}
