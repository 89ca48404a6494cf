/** Whose crest is which. At a table people have the crests that they have chosen; elsewhere a seat has that of its number. */
import { getContext, setContext } from "svelte";

export const CRESTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export const KEY = Symbol("crests");
type CrestOf = (seat: number) => number;

/** To be called by the component that holds everything of a table. */
export function provideCrests(of: CrestOf): void {
  setContext(KEY, of);
}

/** To be called while a component is made. */
export function crests(): CrestOf {
  return getContext<CrestOf | undefined>(KEY) ?? ((seat) => seat);
}
