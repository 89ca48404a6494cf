/** Names of past players, and names that are not suggested any more. */

import { sameRegardlessOfCase } from "../core/checking.ts";
import type { PadGame } from "../core/model.ts";
import { remember, remembered } from "../../lib/memory.ts";

const KEY = "pad-forgotten";

/** Each name once, as spelled in the newest game. */
export function namesIn(games: readonly PadGame[], forgotten: ReadonlySet<string>): string[] {
  const names = new Map<string, string>();
  for (const name of games.flatMap(({ players }) => players)) {
    const key = sameRegardlessOfCase(name);
    if (!forgotten.has(key) && !names.has(key)) names.set(key, name.trim());
  }
  return [...names.values()];
}

export function forgottenNames(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set();
  }
}

/** Forgets names, or restores those who play again. */
export function changedNames(
  forgotten: ReadonlySet<string>,
  { forget = [], recall = [] }: { forget?: readonly string[]; recall?: readonly string[] },
): ReadonlySet<string> {
  const after = new Set([...forgotten, ...forget.map(sameRegardlessOfCase)]);
  for (const name of recall) after.delete(sameRegardlessOfCase(name));
  if (after.size === forgotten.size) return forgotten;
  remember(KEY, JSON.stringify([...after]));
  return after;
}
