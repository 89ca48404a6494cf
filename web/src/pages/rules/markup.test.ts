import { expect, test } from "vitest";

import { pieces } from "./markup";

test("a text in pieces", () => {
  expect(pieces("a *rule* of `K`, see SK-31 and SD-X2.")).toEqual([
    { kind: "text", text: "a " },
    { kind: "strong", text: "rule" },
    { kind: "text", text: " of " },
    { kind: "code", text: "K" },
    { kind: "text", text: ", see " },
    { kind: "rule", text: "SK-31" },
    { kind: "text", text: " and " },
    { kind: "rule", text: "SD-X2" },
    { kind: "text", text: "." },
  ]);
});

test("what only looks like it is left alone", () => {
  expect(pieces("2 * 3 * 4, XSK-31, SK-3a")).toEqual([{ kind: "text", text: "2 * 3 * 4, XSK-31, SK-3a" }]);
});
