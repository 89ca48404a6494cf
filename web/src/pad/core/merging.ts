import type { Merged, PadGame } from "./model.ts";

/** Sorts incoming games: new ones, known ones, and those about which a person must decide. */
export function merged(kept: readonly PadGame[], incoming: readonly PadGame[]): Merged {
  const mine = new Map(kept.map((game) => [game.id, game]));
  const result: Merged = { added: [], same: [], differing: [] };
  for (const theirs of incoming) {
    const known = mine.get(theirs.id);
    if (!known) result.added.push(theirs);
    else if (isSame(known, theirs)) result.same.push(theirs);
    else result.differing.push([known, theirs]);
  }
  return result;
}

/** Equal in everything that was written; the time of the last change does not matter. */
function isSame(left: PadGame, right: PadGame): boolean {
  return equal({ ...left, changed: "" }, { ...right, changed: "" });
}

/** Equal values; the order of an object's keys does not matter, and undefined values count as missing. */
export function equal(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object" || !left || !right) return left === right;
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  const [a, b] = [left as Record<string, unknown>, right as Record<string, unknown>];
  return Array.isArray(left) === Array.isArray(right) && [...keys].every((key) => equal(a[key], b[key]));
}
