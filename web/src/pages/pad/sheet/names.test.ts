import { describe, expect, it } from "vitest";

import { shortNames } from "./names";

describe("shortNames", () => {
  it("leaves short names as they are", () => {
    expect(shortNames(["Anna", "Ben", "Helena"])).toEqual(["Anna", "Ben", "Helena"]);
  });

  it("cuts long names, and keeps those apart that begin alike", () => {
    expect(shortNames(["Alexander", "Alexandra", "Bartholomew", "Al"])).toEqual([
      "Al…er",
      "Al…ra",
      "Barth.",
      "Al",
    ]);
  });

  it("counts letters as people do", () => {
    expect(shortNames(["🏴‍☠️", "Jürgen der Große"])).toEqual(["🏴‍☠️", "Jürge."]);
  });
});
