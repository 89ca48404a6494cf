// Written by scripts/wire_types.py from the Python types. Do not edit.

/** The worked examples of a game, in the order of its rulebook. */
export interface Examples {
  examples: Lesson[];
}

/** A sequence of play to step through, or to play oneself. */
export interface Lesson {
  id: string;
  game: string;
  kind: "example" | "lesson";
  title: string;
  rule: string | null;
  names: string[];
  seat: number | null;
  viewer: number;
  seats: number;
  options: Record<string, string | number[]>;
  frames: LessonFrame[];
}

/** The position after a step, and its caption. */
export interface LessonFrame {
  number: number;
  view: unknown;
  events: unknown[];
  words: string[];
  hands: string[][];
  totals: number[];
  round: number | null;
  trick: number | null;
  step: unknown;
  acting: number[];
  caption: string;
  rules: string[];
  stop: boolean;
  prompt: Prompt | null;
  prompt_words: LessonWords | null;
  expected: number[];
  gentle: string;
  gentle_for: Record<string, string>;
  generous: boolean;
}

/** The question's choices in words: one sentence for each. */
export interface LessonWords {
  legal: string[];
  refused: string[];
}

/** A short form for very many choices: moves of this type with any combination of these values. */
export interface Product {
  type: string;
  fields: Record<string, unknown[]>;
}

/** A question to the receiver: what is allowed, and what is not, with the rule that forbids it. */
export interface Prompt {
  id: number;
  legal?: unknown[];
  refused?: RefusedMove[];
  product?: Product | null;
}

/** A move that the rules forbid now, and why. */
export interface RefusedMove {
  move: unknown;
  why: { rule: string; reason: string; args: Record<string, unknown> };
}
