import { describe, expect, it } from "vitest";

import { GAME as BEGUN } from "../../../pad/sample";
import { differenceOf } from "./difference";

const GAME = { ...BEGUN, rounds: [[{ bid: 1 }, {}]] };

describe("differenceOf", () => {
  it("finds the place that was written", () => {
    const after = { ...GAME, rounds: [[{ bid: 1 }, { bid: 0 }]] };
    expect(differenceOf(GAME, after)).toEqual({
      type: "cells",
      cells: [{ round: 0, seat: 1, field: "bid" }],
    });
    expect(differenceOf(GAME, { ...GAME, changed: "2026-11-16T19:31:00Z" })).toEqual({ type: "nothing" });
  });

  it("compares queens one by one", () => {
    const queens = (...names: string[]) => ({ ...GAME, rounds: [[{ queens: names }, {}]] });
    expect(differenceOf(queens("cat"), queens("cat"))).toEqual({ type: "nothing" });
    expect(differenceOf(queens("cat"), queens("dog"))).toMatchObject({ cells: [{ field: "queens" }] });
  });

  it("tells a round, an early end and the players from what was written", () => {
    expect(differenceOf(GAME, { ...GAME, rounds: [...GAME.rounds, [{}, {}]] })).toEqual({ type: "round" });
    expect(differenceOf(GAME, { ...GAME, stopped: true })).toEqual({ type: "stopped" });
    expect(differenceOf(GAME, { ...GAME, first: 1 })).toEqual({ type: "set-up" });
  });
});
