/** What the page and the engine's worker say to each other. */

/** A question; its answer bears the same number. */
export interface Question {
  id: number;
  name: string;
  /** JSON, as is the answer: Python reads and writes it itself. */
  payload: string;
}

/** Why there is no engine: it was not built with this page, its files cannot be had, or it broke. */
export type Trouble = "missing" | "away" | "broken";

export type FromEngine =
  /** How much of it is there, from 0 to 1; 1 when it is ready. */
  | { type: "progress"; part: number }
  | { type: "answer"; id: number; answer: string }
  | { type: "failed"; id: number; trouble: Trouble; detail: string };
