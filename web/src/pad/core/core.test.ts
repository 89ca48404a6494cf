/** Tests for what JSON cannot express, so that the twin test cannot see it: undefined, frozen or very long values. */

import { describe, expect, it } from "vitest";

import { readFile, writeFile } from "./files.ts";
import { begun, changed, check, isRefusal, type PadGame } from "./index.ts";
import { merged } from "./merging.ts";
import { fromCsv } from "./tablereading.ts";

const NOW = "2026-11-16T19:30:00Z";

describe("a pad", () => {
  it("is another one after a change", () => {
    const before = frozen(pad());
    const after = changed(
      before,
      { type: "write", cells: [{ round: 0, seat: 0, field: "bid", value: 1 }] },
      NOW,
    );
    expect(before.rounds[0]?.[0]).toEqual({});
    expect(isRefusal(after)).toBe(false);
  });

  it("may hold what is undefined, and does not write it", () => {
    const strange: PadGame = { ...pad(), stopped: undefined, rounds: [[{ bid: undefined }, {}]] };
    expect(check(strange)).toBeNull();
    expect(writeFile([strange])).toBe(writeFile([pad()]));
    expect(merged([pad()], [strange]).same).toHaveLength(1);
  });

  it("has no cell left that was taken away", () => {
    const cell = { round: 0, seat: 0, field: "bid" } as const;
    const written = changed(pad(), { type: "write", cells: [{ ...cell, value: 1 }] }, NOW) as PadGame;
    const emptied = changed(
      written,
      { type: "write", cells: [{ ...cell, value: undefined }] },
      NOW,
    ) as PadGame;
    expect(Object.keys(emptied.rounds[0]?.[0] ?? { bid: 1 })).toEqual([]);
  });

  it("is not looked for in a text without end", () => {
    expect(readFile(writeFile([pad()]) + " ".repeat(5_000_000))).toMatchObject({ reason: "not-a-pad" });
    expect(fromCsv("game".repeat(1_250_001))).toMatchObject({ reason: "not-a-pad" });
  });
});

function pad(): PadGame {
  const options = { scoring: "standard" } as const;
  return begun({
    id: "abcdefgh",
    game: "skull-king",
    players: ["Ada", "Bo"],
    first: 0,
    options,
    now: NOW,
  }) as PadGame;
}

function frozen<T>(value: T): T {
  if (typeof value === "object" && value) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
