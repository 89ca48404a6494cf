/**
 * The score pad without the page: what may be written, what follows from it, and how it is kept, merged and counted.
 * Pure functions; a mistake of a player is a `Refusal`, never an exception. docs/pad.md is the contract.
 *
 * The rules are those of `skulduggery.pad`, in the same order and under the same ids. tests/pad/test_twin.py asks both
 * sides the same questions (`twin.ts` answers here), so whoever changes one side changes the other. Node runs these
 * files as they are: only types that can be erased, and imports with their endings.
 *
 * Every pad loads all of these. What few have a use for is not among them: `files.ts`, `merging.ts`, `tables.ts`,
 * `tablereading.ts`, `wording.ts` (for files that somebody takes along or brings) and `statistics.ts`.
 */

export * from "./model.ts";
export { begun, changed, rangeOf, type SetUp } from "./changing.ts";
export { check } from "./checking.ts";
export { goalOf, optionsOf, plankValue, playersOf, QUEENS, roundsOf } from "./facts.ts";
export { isRefusal } from "./refusing.ts";
export { sheetOf } from "./scoring.ts";
