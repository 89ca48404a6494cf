import { describe, expect, it } from "vitest";

import type { Move } from "../../wire/sleeping-queens";
import { choicesFor, objection } from "./choices";
import { isFromTheBeginning, pointsUpTo, remember } from "./history";
import { sumOf } from "./sum";

const acting = { type: "acting", turn: 0 } as const;

function legal(...moves: Move[]): { move: Move; text: string }[] {
  return moves.map((move) => ({ move, text: move.type }));
}

function forbidden(...moves: Move[]): { move: Move; text: string; rule: string }[] {
  return moves.map((move) => ({ move, text: "no", rule: "SL-00" }));
}

describe("choices", () => {
  const room = {
    legal: legal(
      { type: "king", place: 2 },
      { type: "jester" },
      { type: "knight", queen: "cat" },
      { type: "discard", cards: ["king"] },
      { type: "discard", cards: ["3", "5", "8"] },
    ),
    forbidden: forbidden(
      { type: "king", place: 3 },
      { type: "knight", queen: "dog" },
      { type: "discard", cards: ["3", "5"] },
      { type: "defend", defend: true },
    ),
  };

  it("are none before a card is picked", () => {
    const { beds, targets, buttons } = choicesFor(acting, [], room);
    expect([beds.size, targets.size, buttons.length]).toEqual([0, 0, 0]);
  });

  it("of a king are the beds where a queen sleeps, and to throw it away", () => {
    const { beds, buttons } = choicesFor(acting, ["king"], room);
    expect([...beds.keys()]).toEqual([2]);
    expect(buttons.map(({ move }) => move.type)).toEqual(["discard"]);
  });

  it("of a knight are queens, also those it may not take", () => {
    const { targets } = choicesFor(acting, ["knight"], room);
    expect([...targets].map(([queen, { isRefused }]) => [queen, isRefused])).toEqual([
      ["cat", false],
      ["dog", true],
    ]);
  });

  it("of numbers are what the server says of exactly these, in whatever order", () => {
    expect(choicesFor(acting, ["8", "3", "5"], room).buttons.map(({ isRefused }) => isRefused)).toEqual([
      false,
    ]);
    expect(choicesFor(acting, ["5", "3"], room).buttons.map(({ isRefused }) => isRefused)).toEqual([true]);
    expect(choicesFor(acting, ["3", "8"], room).buttons).toEqual([]);
  });

  it("come with a reason for a card that waits for an attack", () => {
    expect(objection(["dragon"], room.forbidden)).toBe("no");
    expect(objection(["king"], room.forbidden)).toBeUndefined();
  });

  it("of an answer need no card", () => {
    const waking = { type: "jester-waking", turn: 1, seat: 0 } as const;
    const answers = legal({ type: "wake", place: 5 }, { type: "wake", place: null });
    const { beds, buttons } = choicesFor(waking, [], { legal: answers, forbidden: [] });
    expect([[...beds.keys()], buttons.length]).toEqual([[5], 1]);
  });
});

describe("the sum", () => {
  it.each([
    [[7], "7"],
    [[3, 5], "3 + 5 = 8?"],
    [[8, 3, 5], "3 + 5 = 8"],
    [[4, 4], "4 = 4"],
    [[3, 9, 5], "3 + 5 ≠ 9"],
    [[6, 1, 2, 3], "1 + 2 + 3 = 6"],
  ])("of %j", (picked, shown) => {
    const { terms, sign, result, held } = sumOf(picked);
    const right = sign === null ? "" : ` ${sign} ${result}${held ? "" : "?"}`;
    expect(terms.join(" + ") + right).toBe(shown);
  });
});

describe("the points over time", () => {
  const view = (owners: (number | null)[], points: number[]) =>
    ({ owners, points, seats: points.length }) as Parameters<typeof pointsUpTo>[0];

  it("have an entry whenever queens change hands, and begin anew with what was not watched", () => {
    const start = view([null, null], [0, 0]);
    const first = view([0, null], [5, 0]);
    remember(start, start, first);
    remember(first, view([1, null], [0, 5]));
    expect(pointsUpTo(view([1, null], [0, 5]))).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
    ]);
    expect(isFromTheBeginning(pointsUpTo(view([1, null], [0, 5])))).toBe(true);
    const later = view([1, 1], [0, 25]);
    expect(pointsUpTo(later)).toEqual([[0, 25]]);
    expect(isFromTheBeginning(pointsUpTo(later))).toBe(false);
  });
});
