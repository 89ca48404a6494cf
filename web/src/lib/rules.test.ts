import { expect, test } from "vitest";

import { ruledParts, withoutRules } from "./rules";

test("rules that are only cited are told from those that a sentence speaks of", () => {
  expect(ruledParts("Two spaces (SQ-53). See SK-31 and (SQ-44, SQ-56).")).toEqual([
    { text: "Two spaces" },
    { text: "SQ-53", rule: "SQ-53", cited: true },
    { text: ". See " },
    { text: "SK-31", rule: "SK-31" },
    { text: " and" },
    { text: "SQ-44", rule: "SQ-44", cited: true },
    { text: "SQ-56", rule: "SQ-56", cited: true },
    { text: "." },
  ]);
  expect(ruledParts("SK-60")).toEqual([{ text: "SK-60", rule: "SK-60", cited: true }]);
  expect(ruledParts("Nothing (yet)")).toEqual([{ text: "Nothing (yet)" }]);
});

test("without rules a sentence is whole", () => {
  expect(withoutRules("Black beats the others. (SK-41)")).toBe("Black beats the others.");
  expect(withoutRules("No queen for this card (SL-38).")).toBe("No queen for this card.");
});
