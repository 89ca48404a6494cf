/** Each game is written in a way of its own. */

import type { Component } from "svelte";

import { speakOf } from "../../../lib/words.svelte";
import type { Cell, Field, Game, PadGame, Refusal, Sheet } from "../../../pad/core/model";

export interface EditorProps {
  game: PadGame;
  sheet: Sheet;
  /** Index of the round that is written. */
  round: number;
  onwrite: (cells: Cell[]) => Refusal | null;
  /** Where somebody wants to write: what they picked on the sheet, or have just undone. */
  at?: { seat: number; field: Field | null } | null;
}
type Loaded = Promise<{ default: Component<EditorProps> }>;

const tricks = async (): Loaded =>
  (await Promise.all([import("./tricks/TrickEditor.svelte"), speakOf("pad-tricks")]))[0];

export const EDITORS: Readonly<Record<Game, () => Loaded>> = {
  "skull-king": tricks,
  "skull-king-dice": tricks,
  "skull-queen": () => import("../queens/SkullQueenEditor.svelte"),
  "sleeping-queens": () => import("../queens/SleepingQueensEditor.svelte"),
};
