/**
 * The score pad without the page: what may be written, what follows from it, and how it is saved, merged and counted.
 * Pure functions; a player's mistake is a `Refusal`, never an exception. docs/pad.md is the contract.
 *
 * The rules are those of `skulduggery.pad`, in the same order and with the same ids. tests/pad/test_twin.py asks both
 * sides the same questions (`twin.ts` answers here), so change both sides together. Node runs these files directly: use
 * only erasable types, and imports with file extensions.
 *
 * Every pad loads all of these. Rarely used modules are not among them: `files.ts`, `merging.ts`, `tables.ts`,
 * `tablereading.ts`, `wording.ts` (for import and export) and `statistics.ts`.
 */

export * from "./model.ts";
export { begun, changed, rangeOf, type SetUp } from "./changing.ts";
export { check } from "./checking.ts";
export { goalOf, optionsOf, plankValue, playersOf, QUEENS, roundsOf } from "./facts.ts";
export { isRefusal } from "./refusing.ts";
export { sheetOf } from "./scoring.ts";
