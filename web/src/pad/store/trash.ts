import type { Kept } from "./kept.ts";

const LONGEST_MS = 30 * 24 * 60 * 60 * 1000;
const MOST = 50;

/** Deleted games that are old enough to be removed for good. */
export function outdated(pads: Iterable<Kept>, now: number): Kept[] {
  return [...pads]
    .filter(({ removed }) => removed !== undefined)
    .sort((one, other) => momentOf(other) - momentOf(one))
    .filter((kept, at) => at >= MOST || now - momentOf(kept) > LONGEST_MS);
}

function momentOf({ removed = "" }: Kept): number {
  return Date.parse(removed);
}
