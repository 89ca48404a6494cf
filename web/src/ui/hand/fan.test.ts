import { describe, expect, test } from "vitest";

import {
  cardWidth,
  hang,
  inRows,
  rowSizes,
  SIDE_BY_SIDE,
  step,
  stripAlone,
  widestCard,
  widthApart,
} from "./fan";

const PHONE = 344;

describe("the fan", () => {
  test.each([360, 320, 344, 700, 960])("gives every card a strip of 44 pixels on %i pixels", (width) => {
    const card = cardWidth(width);
    for (let count = 1; count <= 14; count += 1)
      for (const size of rowSizes(count, width)) {
        const strip = step(size, width, card);
        expect(strip).toBeGreaterThanOrEqual(44);
        expect((size - 1) * strip + card).toBeLessThanOrEqual(width);
      }
  });

  test("lies in two rows with fourteen cards on a phone, and in one where there is room", () => {
    expect(rowSizes(14, PHONE)).toEqual([7, 7]);
    expect(rowSizes(9, PHONE)).toEqual([4, 5]);
    expect(rowSizes(7, PHONE)).toEqual([7]);
    expect(rowSizes(14, 900)).toEqual([14]);
    expect(rowSizes(0, PHONE)).toEqual([]);
  });

  test("leaves the table its height where the window is low", () => {
    expect(cardWidth(740, 360)).toBe(59);
    expect(cardWidth(740, 800)).toBe(cardWidth(740));
    expect(rowSizes(14, 651, cardWidth(651, 375))).toEqual([14]);
  });

  test("deals the cards into the rows in order", () => {
    expect(inRows(["a", "b", "c", "d", "e"], [2, 3])).toEqual([
      ["a", "b"],
      ["c", "d", "e"],
    ]);
  });

  test("is even on both sides", () => {
    const [left, right] = [hang(0, 5, 40), hang(4, 5, 40)];
    expect(left.turn).toBe(-right.turn);
    expect(left.drop).toBe(right.drop);
    expect(hang(2, 5, 40)).toEqual({ x: 0, turn: 0, drop: 0 });
  });
});

test("what must not be covered lies side by side, and is small where one row does not hold it", () => {
  expect(widthApart(4, PHONE)).toBe(cardWidth(PHONE));
  const card = widthApart(8, PHONE);
  const rows = rowSizes(8, PHONE, card, stripAlone(card, SIDE_BY_SIDE));
  expect([card, rows]).toEqual([58, [4, 4]]);
  for (const size of rows) expect(step(size, PHONE, card)).toBeGreaterThanOrEqual(0.8 * card);
  expect(rowSizes(6, 304, widthApart(6, 304), stripAlone(widthApart(6, 304), SIDE_BY_SIDE))).toEqual([6]);
});

test("what must not be covered leaves the table its height where the window is low, too", () => {
  expect(widthApart(6, 740, 360)).toBe(59);
});

describe("a hand that has the page to itself", () => {
  test("fills it, and stays within it", () => {
    for (let count = 1; count <= 14; count += 1) {
      const card = widestCard(count, { width: PHONE, height: 420 });
      const rows = rowSizes(count, PHONE, card, stripAlone(card));
      expect(card).toBeGreaterThan(cardWidth(PHONE));
      expect(card * (1.5 + (rows.length - 1) * 0.8)).toBeLessThan(420);
      for (const size of rows) expect((size - 1) * stripAlone(card) + card).toBeLessThanOrEqual(PHONE);
    }
  });

  test("covers nothing of what must be read whole", () => {
    const card = widestCard(10, { width: PHONE, height: 420 }, SIDE_BY_SIDE);
    expect(step(rowSizes(10, PHONE, card, stripAlone(card, SIDE_BY_SIDE)).at(-1) ?? 0, PHONE, card)).toBe(
      card * 0.86,
    );
  });

  test("has cards that can be hit even where there is hardly any room", () => {
    expect(widestCard(14, { width: 320, height: 60 })).toBe(58);
  });
});
