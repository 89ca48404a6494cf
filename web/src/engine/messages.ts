/** Messages between the page and the engine's web worker. */

/** A request; its answer has the same number. */
export interface Question {
  id: number;
  name: string;
  /** JSON, like the answer: Python parses and writes it. */
  payload: string;
}

/** Why there is no engine: not built with this page, files not available, or crashed. */
export type Trouble = "missing" | "away" | "broken";

export type FromEngine =
  /** Progress of the download, from 0 to 1; 1 when the engine is ready. */
  | { type: "progress"; part: number }
  | { type: "answer"; id: number; answer: string }
  | { type: "failed"; id: number; trouble: Trouble; detail: string };
