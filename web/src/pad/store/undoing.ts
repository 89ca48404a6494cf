/** One undo or redo step. */

import { type PadGame, check } from "../core/index.ts";
import { newId } from "./ids.ts";
import { type Kept, changedTo } from "./kept.ts";
import { type Step, stepBetween, stepped } from "./steps.ts";

export type Way = "undo" | "redo";

/**
 * The pad after the last step that way, if the result is valid; otherwise the pad without these steps, which are
 * useless then.
 */
export function steppedOnce(before: Kept, way: Way, now: string): { kept: Kept; isDone: boolean } {
  const step = before[way].at(-1);
  const game = step && soundly(before.game, step, now);
  const back = game && stepBetween(game, before.game);
  if (!game || !back) return { kept: { ...repeated(before), [way]: [] }, isDone: false };
  const other = way === "undo" ? "redo" : "undo";
  const steps = { [way]: before[way].slice(0, -1), [other]: [...before[other], back] };
  return { kept: changedTo(game, { ...before, ...steps, before, mark: newId() }), isDone: true };
}

/** The same as a change. */
export function repeated(before: Kept): Kept {
  return changedTo(before.game, { ...before, before, mark: newId() });
}

function soundly(game: PadGame, step: Step, now: string): PadGame | undefined {
  try {
    const after = stepped(game, step, now);
    return check(after) === null ? after : undefined;
  } catch {
    return undefined; // the steps are damaged
  }
}
