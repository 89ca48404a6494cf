import { describe, expect, test } from "vitest";

import { beatsOf, type Happening } from "./beats";
import type { Scene, Scored } from "./scene";

const BEGUN: Scene = {
  ...{ type: "scene", viewer: 0, seats: 2, round: 1, rounds: 10, stage: "playing", first: 1 },
  ...{ hands: [["SK"], 1], bids: [1, 0], won: [0, 0], bonus: [0, 0], prospects: [-10, 10] },
  ...{
    trick: [],
    winning: null,
    reason: null,
    led: null,
    taken: [],
    totals: [0, 0],
    sheet: [],
    moment: null,
  },
};

const SCORED: Scored = {
  ...{ round: 1, bids: [1, 0], won: [0, 1], bonus: [0, 50], points: [-10, -10], totals: [-10, -10] },
  because: ["SK-61", "SK-63"],
};

const put = (seat: number, code: string): Happening => ({ type: "put", put: { seat, code } });
const won: Happening = { type: "trick-won", seat: 1, because: "SK-45", bonus: 50 };

describe("the bids", () => {
  const bidding: Scene = { ...BEGUN, stage: "bidding", bids: [1, "fist"], prospects: null };
  const shown = beatsOf(bidding, [{ type: "bids-shown", bids: [1, 0] }], BEGUN);

  test("are beaten on the table before they are seen", () => {
    expect(shown.map(({ view }) => view.moment?.type)).toEqual(["yo-ho-ho", "bids-open"]);
    expect(shown.map(({ view }) => view.bids)).toEqual([
      [1, "fist"],
      [1, 0],
    ]);
  });

  test("are told when the fists are open", () => {
    expect(shown.map(({ event }) => event)).toEqual([undefined, 0]);
  });
});

describe("a trick", () => {
  const lying: Scene = { ...BEGUN, hands: [[], 1], trick: [{ seat: 0, code: "SK" }], winning: 0 };
  const shown = beatsOf(lying, [put(1, "M"), won], { ...BEGUN, round: 2, stage: "before" });

  test("marks the card that wins by what the server says", () => {
    expect(shown.map(({ view }) => view.winning)).toEqual([1, 1, null]);
  });

  test("lies for a moment, then its winner takes it", () => {
    expect(shown.map(({ view }) => view.trick.length)).toEqual([2, 2, 0]);
    expect(shown.map(({ view }) => view.won)).toEqual([
      [0, 0],
      [0, 0],
      [0, 1],
    ]);
    expect(shown.at(-1)?.view.taken).toEqual([{ trick: shown[0]?.view.trick, winner: 1, because: "SK-45" }]);
    expect(shown.at(-1)?.view.moment).toEqual(won);
  });

  test("is counted at once for who looks back, and lies there until the next step", () => {
    const rest = shown.find((beat) => beat.rest)?.rest;
    expect([rest?.trick.length, rest?.won, rest?.winning]).toEqual([2, [0, 1], 1]);
    expect(rest?.moment).toEqual(won);
  });

  test("says why the card wins, and keeps the led colour until the trick is taken", () => {
    const to: Scene = { ...BEGUN, trick: [{ seat: 0, code: "R2" }], winning: 0, reason: "SK-40", led: "R" };
    const [beat] = beatsOf(BEGUN, [put(0, "R2")], to);
    expect([beat?.view.reason, beat?.view.led]).toEqual(["SK-40", "R"]);
    const taken = beatsOf({ ...lying, led: "R" }, [put(1, "M"), won], BEGUN);
    expect(taken.map(({ view }) => [view.reason, view.led])).toEqual([
      ["SK-45", "R"],
      ["SK-45", "R"],
      [null, null],
    ]);
  });

  test("marks nothing new as long as nobody has said what wins", () => {
    const [first] = beatsOf(lying, [put(1, "M"), put(0, "E")], { ...BEGUN, round: 2 });
    expect(first?.view.winning).toBe(0);
  });
});

describe("a die", () => {
  const rolls: Happening = { type: "put", put: { seat: 0, code: "SK", face: null } };
  const to: Scene = { ...BEGUN, trick: [{ seat: 0, code: "SK", face: "skull" }], winning: 0 };
  const shown = beatsOf(BEGUN, [rolls, { type: "rests", seat: 0, face: "skull" }], to);

  test("rolls before it rests, and wins nothing while it rolls", () => {
    expect(shown.map(({ view }) => view.trick[0]?.face)).toEqual([null, "skull", "skull"]);
    expect(shown.map(({ view }) => view.winning)).toEqual([null, null, 0]);
  });

  test("is told of when it has landed, and at once where nothing moves", () => {
    expect(shown.map(({ event }) => event)).toEqual([0, undefined, 1]);
    // What takes longer is held for those, too, for whom nothing moves: see lib/stage.
    for (const { ms } of shown) expect(ms).toBeLessThan(600);
  });
});

describe("a round that is over", () => {
  const scored: Happening = { type: "round-scored", scored: SCORED };

  test("is added to the sheet, with its last trick", () => {
    const taken = { trick: [], winner: 1, because: "SK-45" };
    const [beat] = beatsOf({ ...BEGUN, taken: [taken] }, [scored], BEGUN);
    expect(beat?.view.totals).toEqual([-10, -10]);
    expect(beat?.view.sheet.map(({ points, last }) => [points, last])).toEqual([[[-10, -10], taken]]);
  });

  test("stays longer when it was the last one", () => {
    const [usual] = beatsOf(BEGUN, [scored], BEGUN);
    const [last] = beatsOf(BEGUN, [scored, { type: "game-ended" }], BEGUN);
    expect(last?.ms).toBeGreaterThan(usual?.ms ?? 0);
  });
});
