/** A small lesson for the tests. */

import type { Lesson, LessonFrame } from "../../wire/lessons";

export function frame(number: number, changes: Partial<LessonFrame> = {}): LessonFrame {
  return {
    ...{ number, view: { type: "view", number }, events: [], words: [], hands: [], totals: [] },
    ...{ round: null, trick: null, step: null, acting: [], caption: "", rules: [], stop: false },
    ...{ prompt: null, prompt_words: null, expected: [], gentle: "", gentle_for: {}, generous: false },
    ...changes,
  };
}

/** What the learner is asked in it: 1 goes on, 0 has an answer of its own, 3 is forbidden. */
export const QUESTION: Partial<LessonFrame> = {
  stop: true,
  caption: "Bid 1.",
  prompt: {
    id: 1,
    legal: [0, 1, 2].map((bid) => ({ type: "bid", bid })),
    refused: [{ move: { type: "bid", bid: 3 }, why: { rule: "SK-21", reason: "too-many", args: {} } }],
  },
  prompt_words: { legal: ["bid 0", "bid 1", "bid 2"], refused: ["bid 3: too many (SK-21)"] },
  expected: [1],
  gentle: "Try 1.",
  gentle_for: { 0: "Not 0." },
};

export function lesson(frames: readonly LessonFrame[]): Lesson {
  return {
    ...{
      id: "first",
      game: "skull-king",
      kind: "lesson",
      title: "First",
      rule: null,
      names: ["Kim", "Anna"],
    },
    ...{ seat: 0, viewer: 0, seats: 2, options: {}, frames: [...frames] },
  };
}
