/** A pad as it is stored: with its undo steps, and with the data that tells two copies apart. */

import { type PadGame, check, sheetOf } from "../core/index.ts";
import { type Step, areSteps } from "./steps.ts";

export interface Kept {
  game: PadGame;
  /** Increases with every change. The copy with the higher revision wins. */
  revision: number;
  /** Ids of the last changes, the newest last: so a tab knows whether a copy contains its changes. */
  marks: readonly string[];
  undo: readonly Step[];
  redo: readonly Step[];
  /** When it was deleted. */
  removed?: string;
}

/** `newer` comes from a later version of this page: do not touch it. */
export type Found = Kept | "damaged" | "newer";

const VERSION = 1;
const MOST_STEPS = 200;
const MOST_MARKS = 20;

/** The next stored pad after a change, the first or a later one. */
export function changedTo(
  game: PadGame,
  {
    before,
    mark,
    undo,
    redo = [],
  }: { before?: Kept | undefined; mark: string; undo: readonly Step[]; redo?: readonly Step[] },
): Kept {
  return {
    game,
    revision: (before?.revision ?? 0) + 1,
    marks: [...(before?.marks ?? []), mark].slice(-MOST_MARKS),
    undo: undo.slice(-MOST_STEPS),
    redo: redo.slice(-MOST_STEPS),
  };
}

/** Equal at the same revision only if both come from the same change. */
export function isNewer(one: Kept, other: Kept | undefined): boolean {
  if (!other || one.revision !== other.revision) return one.revision > (other?.revision ?? 0);
  const [mark, otherMark] = [one.marks.at(-1) ?? "", other.marks.at(-1) ?? ""];
  // If there was no room, the steps were left out.
  return mark === otherMark ? one.undo.length > other.undo.length : mark > otherMark;
}

/** Whether it is being written: then it is stored where it can be read at once. */
export function isOpen({ game, removed }: Kept): boolean {
  return !removed && !game.stopped && !sheetOf(game).over;
}

export function textOf(kept: Kept): string {
  return JSON.stringify({ version: VERSION, ...kept });
}

/** Reads the stored text for that id. Trusts nothing in it. */
export function keptIn(text: unknown, id: string): Found {
  try {
    const thing: unknown = JSON.parse(String(text));
    return typeof thing === "object" && thing !== null ? keptFrom(thing as Loose, id) : "damaged";
  } catch {
    return "damaged";
  }
}

type Loose = Partial<Record<keyof Kept | "version", unknown>>;

function keptFrom({ version, game, revision, marks, undo, redo, removed }: Loose, id: string): Found {
  if (Number.isInteger(version) && (version as number) > VERSION) return "newer";
  const isSound =
    version === VERSION &&
    Number.isSafeInteger(revision) &&
    (revision as number) > 0 &&
    Array.isArray(marks) &&
    marks.every((mark) => typeof mark === "string") &&
    (removed === undefined || (typeof removed === "string" && !Number.isNaN(Date.parse(removed)))) &&
    isPad(game, id);
  if (!isSound) return "damaged";
  const kept = { game, revision, marks, undo: stepsIn(undo), redo: stepsIn(redo) } as Kept;
  return removed === undefined ? kept : { ...kept, removed: removed as string };
}

function isPad(thing: unknown, id: string): thing is PadGame {
  const game = thing as PadGame | null | undefined;
  return game?.id === id && check(game) === null;
}

/** A pad without its steps is better than none. */
function stepsIn(things: unknown): Step[] {
  return areSteps(things) ? things.slice(-MOST_STEPS) : [];
}
