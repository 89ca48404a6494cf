import { describe, expect, test } from "vitest";

import { cell, edge, spot } from "./around";
import { plain, signed } from "./numbers";
import { lastScored, running, type Scene, standing, sumOfBids, withLastTrick } from "./scene";
import { bidsOf, codeOfKey, itemsOf, keysOf, type Things } from "./things";

const SCENE: Scene = {
  ...{ type: "scene", viewer: 0, seats: 3, round: 4, rounds: 10, stage: "playing", first: 0 },
  ...{ hands: [[], 2, 2], bids: [1, 0, 4], won: [1, 1, 0], bonus: [0, 0, 0], prospects: [20, -40, -40] },
  ...{
    trick: [],
    winning: null,
    reason: null,
    led: null,
    taken: [],
    totals: [0, 0, 0],
    sheet: [],
    moment: null,
  },
};

describe("keys of equal cards", () => {
  test("tell them apart", () => {
    expect(keysOf([], ["Y1", "P", "P"], null)).toEqual(["Y1.1", "P.1", "P.2"]);
  });

  test("stay with the cards that remain: the one that was touched goes", () => {
    expect(keysOf(["P.1", "P.2", "P.3"], ["P", "P"], "P.1")).toEqual(["P.2", "P.3"]);
    expect(keysOf(["P.1", "P.2"], ["P", "P"], "P.1")).toEqual(["P.2", "P.1"]);
  });

  test("are new for new cards", () => {
    expect(keysOf(["P.1"], ["P", "P"], null)).toEqual(["P.1", "P.2"]);
    expect(codeOfKey("Y12.1")).toBe("Y12");
  });
});

describe("a hand", () => {
  const things = {
    faceOf: () => ({ corner: "", picture: "", ink: "plain" }),
    nameOf: (code: string) => code,
    playedBy: (move: unknown) => (move as { card?: string }).card ?? null,
  } as unknown as Things;
  const legal = [
    { move: { type: "play", card: "SM", role: "pirate" }, text: "" },
    { move: { type: "play", card: "Y1" }, text: "" },
  ];
  const forbidden = [{ move: { type: "play", card: "R2" }, text: "Follow yellow.", rule: "SK-31" }];

  test("knows what may be played, and why the rest may not", () => {
    const items = itemsOf(things, ["Y1.1", "R2.1", "SM.1"], { legal, forbidden });
    expect(items.map(({ state }) => state)).toEqual(["legal", "refused", "legal"]);
    expect(items.map(({ why }) => why)).toEqual([undefined, "Follow yellow. (SK-31)", undefined]);
  });

  test("is idle when nothing is asked", () => {
    expect(itemsOf(things, ["Y1.1"], { legal: [], forbidden: [] })[0]?.state).toBe("idle");
  });

  test("is no bid", () => {
    expect(
      bidsOf([...legal, { move: { type: "bid", bid: 2 }, text: "Bid 2" }]).map(({ bid }) => bid),
    ).toEqual([2]);
  });
});

describe("how a bid stands", () => {
  test("made, passed, or out of reach", () => {
    expect([0, 1, 2].map((seat) => standing(SCENE, seat))).toEqual(["made", "missed", "open"]);
    const taken = [{ trick: [], winner: 0, because: "" }];
    expect(standing({ ...SCENE, taken }, 2)).toBe("missed");
    expect(standing({ ...SCENE, stage: "bidding" }, 0)).toBe("open");
  });

  test("all together", () => {
    expect(sumOfBids(SCENE)).toBe(5);
    expect(sumOfBids({ ...SCENE, bids: [2, "fist", null] })).toBe(2);
  });
});

test("the totals run from round to round", () => {
  const line = { bids: [], won: [], bonus: [], last: { trick: [], winner: 0, because: "" } };
  const sheet = [
    { ...line, points: [10, -10, 0] },
    { ...line, points: [20, 20, -30] },
  ];
  expect(running({ ...SCENE, sheet })).toEqual([
    [10, -10, 0],
    [30, 10, -30],
  ]);
});

describe("the last trick", () => {
  const last = { trick: [{ seat: 2, code: "SK" }], winner: 2, because: "SK-44" };
  const line = { bids: [1], won: [1], bonus: [0], points: [20], last, because: ["SK-60"] };

  test("stays on the table when the game is over", () => {
    const over: Scene = { ...SCENE, stage: "over", sheet: [line] };
    expect(withLastTrick(over)).toMatchObject({ trick: last.trick, winning: 2 });
    expect(withLastTrick(SCENE)).toBe(SCENE);
  });

  test("brought points by rules that are known after a reload, too", () => {
    expect(lastScored({ ...SCENE, sheet: [line] })?.because).toEqual(["SK-60"]);
  });
});

test("points have their signs", () => {
  expect([20, 0, -10].map(signed)).toEqual(["+20", "0", "−10"]);
  expect([20, 0, -10].map(plain)).toEqual(["20", "0", "−10"]);
});

test.each([2, 3, 4, 5, 6])("%i players sit around the table", (seats) => {
  expect(spot(0, seats)).toEqual({ x: 0, y: 1 });
  const cells = Array.from({ length: seats - 1 }, (_, index) => JSON.stringify(cell(index, seats - 1)));
  expect(new Set(cells).size).toBe(seats - 1);
  for (let index = 0; index < seats; index += 1)
    expect(Math.abs(edge(spot(index, seats)).x)).toBeLessThanOrEqual(1);
});
