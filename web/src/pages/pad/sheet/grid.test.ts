import { describe, expect, it } from "vitest";

import type { Entry, PadGame, Sheet } from "../../../pad/core/model";
import { GAME } from "../../../pad/sample";
import { marksOf } from "./grid";
import { hasPlaces } from "./places";

const QUEEN: PadGame = { ...GAME, game: "skull-queen", options: { plank_values: [1, 2, 3, 5, 8] } };

const texts = (game: PadGame, entry: Entry) => marksOf(game, entry).map(({ text }) => text);

describe("marksOf", () => {
  it("says bid before won, as they are written", () => {
    expect(texts(GAME, { bid: 3, tricks: 2 })).toEqual(["2/3"]);
    expect(texts(GAME, { bid: 3 })).toEqual(["–/3"]);
    expect(texts(GAME, {})).toEqual([""]);
  });

  it("shows what a pirate's space is worth on its side of the plank", () => {
    const entry = { red: 5, yellow: 4, green: 2, blue: 0 };
    expect(texts(QUEEN, { side: "front", ...entry })).toEqual(["1", "2", "5", "≈"]);
    expect(texts(QUEEN, { side: "back", ...entry })).toEqual(["8", "5", "2", "≈"]);
  });
});

describe("hasPlaces", () => {
  const sheet = (totals: number[][], total: number[]) => ({ totals, total }) as unknown as Sheet;

  it("has none before anything counts", () => {
    expect(hasPlaces(sheet([], [0, 0]))).toBe(false);
    expect(hasPlaces(sheet([[0, 0]], [0, 0]))).toBe(true);
    expect(hasPlaces(sheet([], [5, 0]))).toBe(true);
  });
});
