/**
 * The score pad without the page: what may be written, what follows from it, and how it is kept, merged and counted.
 * Pure functions; a mistake of a player is a `Refusal`, never an exception. docs/pad.md is the contract.
 *
 * The rules are those of `skulduggery.pad`, in the same order and under the same ids. tests/pad/test_twin.py asks both
 * sides the same questions (`twin.ts` answers here), so whoever changes one side changes the other. Node runs these
 * files as they are: only types that can be erased, and imports with their endings.
 *
 * Tables are read by `tablereading.ts`, which is not among these: every pad loads them, and few people bring a table.
 */

export * from "./model.ts";
export { begun, changed, rangeOf, type SetUp } from "./changing.ts";
export { check } from "./checking.ts";
export { goalOf, optionsOf, plankValue, playersOf, QUEENS, roundsOf } from "./facts.ts";
export { readFile, writeFile } from "./files.ts";
export { merged } from "./merging.ts";
export { isRefusal } from "./refusing.ts";
export { sheetOf } from "./scoring.ts";
export { statistics } from "./statistics.ts";
export { toCsv } from "./tables.ts";
export { inAFile, type Say } from "./wording.ts";
