import { describe, expect, it } from "vitest";

import type { Entry, PadGame, RoundScore } from "../../../../pad/core/model";
import { GAME } from "../../../../pad/sample";
import { lastSpot, nextSpot, restOf, rightTricks, seatsInOrder, stageOf } from "./order";

function game(...entries: Entry[]): PadGame {
  return { ...GAME, players: ["Anna", "Ben", "Carla"], rounds: [entries] };
}
const order = [1, 2, 0];

describe("who writes next", () => {
  it("begins with whoever leads", () => {
    expect(seatsInOrder({ leader: 1, order: [0, 1, 2] } as RoundScore)).toEqual(order);
    expect(nextSpot(game({}, {}, {}), { round: 0, order })).toEqual({ seat: 1, field: "bid" });
  });

  it("goes on behind whoever has just written, and comes back to those who were left out", () => {
    const some = game({}, {}, { bid: 1 });
    expect(nextSpot(some, { round: 0, order, after: 2 })).toEqual({ seat: 0, field: "bid" });
    expect(nextSpot(game({ bid: 0 }, {}, { bid: 1 }), { round: 0, order, after: 0 })?.seat).toBe(1);
  });

  it("counts tricks from the beginning when the last bid is there", () => {
    const bids = game({ bid: 0 }, { bid: 1 }, { bid: 0 });
    expect(stageOf(bids, 0)).toBe("tricks");
    expect(nextSpot(bids, { round: 0, order, after: 2 })).toEqual({ seat: 1, field: "tricks" });
  });

  it("is nobody when all is written", () => {
    const all = { bid: 0, tricks: 0 };
    expect(nextSpot(game(all, all, { bid: 0, tricks: 1 }), { round: 0, order, after: 0 })).toBeNull();
  });
});

describe("what was written last", () => {
  const last = (...entries: Entry[]) => lastSpot(game(...entries), { round: 0, order });

  it("is the last trick, else the last bid, in the order of the table", () => {
    expect(last({ bid: 0, tricks: 1 }, { bid: 1, tricks: 0 }, { bid: 2 })).toEqual({
      seat: 0,
      field: "tricks",
    });
    expect(last({}, { bid: 1 }, { bid: 2 })).toEqual({ seat: 2, field: "bid" });
  });

  it("is nothing in an empty round", () => {
    expect(last({}, {}, {})).toBeNull();
  });
});

describe("those who are left", () => {
  const rest = (there: number, ...entries: Entry[]) => restOf(game(...entries), { round: 0, there });

  it("have won nothing when all tricks are given out", () => {
    expect(rest(2, { bid: 0 }, { bid: 1, tricks: 2 }, { bid: 2 })).toEqual([0, 2]);
  });

  it("are not known while tricks are missing, or when there are too many", () => {
    expect(rest(3, { bid: 0 }, { bid: 1, tricks: 2 }, { bid: 2 })).toEqual([]);
    expect(rest(1, { bid: 0 }, { bid: 1, tricks: 2 }, { bid: 2 })).toEqual([]);
  });

  it("are two at least, and have caught nobody", () => {
    expect(rest(2, { bid: 0, tricks: 0 }, { bid: 1, tricks: 2 }, { bid: 2 })).toEqual([]);
    expect(rest(2, { bid: 0, pirates: 1 }, { bid: 1, tricks: 2 }, { bid: 2 })).toEqual([]);
    expect(rest(2, { bid: 0 }, { bid: 1, tricks: 2 }, { bid: 2, kings: 1 })).toEqual([]);
  });
});

describe("rightTricks", () => {
  const round = 0;
  it("is what is left, once all others are written", () => {
    const some = game({ bid: 0, tricks: 1 }, { bid: 0, tricks: 1 }, { bid: 3 });
    expect(rightTricks(some, { round, seat: 2, there: 4 })).toBe(2);
    expect(rightTricks(some, { round, seat: 0, there: 4 })).toBeNull();
  });

  it("is nothing when too many are written already", () => {
    const some = game({ bid: 0, tricks: 2 }, { bid: 0, tricks: 2 }, { bid: 3 });
    expect(rightTricks(some, { round, seat: 2, there: 3 })).toBeNull();
  });
});
