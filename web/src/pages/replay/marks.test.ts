import { describe, expect, it } from "vitest";

import type { Frame } from "../../wire/film";
import { backwards, onwards, rounds, sealedBids, withoutFists } from "./marks";
import { markerOf, milestones } from "./milestones";

/** Each as "round trick totals", with an asterisk for one of book-keeping. */
function framed(...written: string[]): Frame[] {
  return written.map((one, number) => {
    const [round = "-", trick = "-", totals = "0"] = one.replace("*", "").split(" ");
    const numbered = (text: string) => (text === "-" ? null : Number(text));
    return {
      ...{ number, round: numbered(round), trick: numbered(trick), totals: [Number(totals)] },
      ...{ events: one.includes("*") || number === 0 ? [] : [{}], words: [], hands: [], acting: [] },
      ...{ view: {}, step: null },
    };
  });
}

// deal, bid, two cards, two cards, score; deal, bid, two cards, score
const TWO_ROUNDS = framed(
  ...["1 -", "1 -", "1 -", "1 1", "1 1", "1 2", "1 2 20", "1 - 20*"],
  ...["2 - 20", "2 - 20", "2 1 20", "2 1 30", "2 - 30*"],
);
const TURNS = framed("- -", "- -", "- 1", "- 1", "- 2 5", "- 3 5", "- 3 15");

describe("strides", () => {
  it("pass over book-keeping, except at the end", () => {
    expect(onwards(TWO_ROUNDS, 6, "step")).toBe(8);
    expect(backwards(TWO_ROUNDS, 8, "step")).toBe(6);
    expect(onwards(TWO_ROUNDS, 11, "step")).toBe(12);
    expect(onwards(TWO_ROUNDS, 12, "step")).toBe(12);
    expect(backwards(TWO_ROUNDS, 0, "step")).toBe(0);
  });

  it("stop where a trick is decided", () => {
    const stops = [0, 2, 3, 4, 6, 9].map((at) => onwards(TWO_ROUNDS, at, "trick"));
    expect(stops).toEqual([2, 4, 4, 6, 9, 11]);
    expect(backwards(TWO_ROUNDS, 11, "trick")).toBe(9);
    expect(backwards(TWO_ROUNDS, 5, "trick")).toBe(4);
    expect(onwards(TURNS, 2, "trick")).toBe(3);
  });

  it("stop where a round begins, and know none where there is none", () => {
    expect(rounds(TWO_ROUNDS)).toEqual([
      { number: 1, round: 1 },
      { number: 8, round: 2 },
    ]);
    expect(onwards(TWO_ROUNDS, 3, "round")).toBe(8);
    expect(onwards(TWO_ROUNDS, 8, "round")).toBe(12);
    expect(backwards(TWO_ROUNDS, 10, "round")).toBe(8);
    expect(backwards(TWO_ROUNDS, 8, "round")).toBe(1);
    expect(rounds(TURNS)).toEqual([]);
  });
});

describe("the chart", () => {
  const result = { scores: [30], places: [1] };

  it("has a point at the start and one for each round that was finished", () => {
    expect(milestones({ frames: TWO_ROUNDS, result }).map(({ number }) => number)).toEqual([0, 7, 12]);
    expect(milestones({ frames: TWO_ROUNDS, result: null }).map(({ number }) => number)).toEqual([0, 7]);
  });

  it("has a point wherever points were won in a game without rounds", () => {
    expect(milestones({ frames: TURNS, result }).map(({ number }) => number)).toEqual([0, 4, 6]);
  });

  it("marks a step between its points", () => {
    const points = milestones({ frames: TURNS, result });
    expect([0, 2, 4, 5, 6].map((step) => markerOf(points, step))).toEqual([0, 0.5, 1, 1.5, 2]);
  });
});

describe("the story", () => {
  const [fist, shown] = [{ type: "fist-shown" }, { type: "bids-shown" }];
  const frame = (round: number, ...said: [object, string][]): Frame => ({
    ...{ number: round, round, trick: null, totals: [], hands: [], acting: [], view: {}, step: null },
    ...{ events: said.map(([event]) => event), words: said.map(([, words]) => words) },
  });

  it("tells the bids where they are open, and not who had decided before", () => {
    const open = [frame(1, [fist, "Anna has decided."]), frame(1, [fist, "Ben too."], [shown, "Bids: 1, 2"])];
    expect(withoutFists(open).map(({ words }) => words)).toEqual([["Bids: 1, 2"]]);
  });

  it("tells who has decided where a game ends before they are open", () => {
    const broken = [frame(2, [fist, "Anna has decided."])];
    expect(withoutFists(broken)).toEqual(broken);
  });

  it("tells each bid where all cards are open", () => {
    const made = { type: "fist-shown", seat: 1 };
    const bids = { type: "bids-shown", bids: [2, 0] };
    const open = [frame(1, [made, "Ben has decided."]), frame(1, [bids, "Bids: 2, 0"])];
    expect(open.flatMap((one) => sealedBids(open, one))).toEqual([{ index: 0, seat: 1, bid: 0 }]);
    const broken = [frame(2, [made, "Ben has decided."])];
    expect(broken.flatMap((one) => sealedBids(broken, one))).toEqual([]);
  });
});
