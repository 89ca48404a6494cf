import { describe, expect, test } from "vitest";

import { scaleOf, written } from "./chart";

describe("the scale of a chart", () => {
  test("is made of round numbers", () => {
    expect(scaleOf([0, 40, 230, 190])).toEqual({ low: 0, high: 300, marks: [0, 100, 200, 300] });
  });

  test("holds zero and what is below it", () => {
    expect(scaleOf([-120, 30])).toEqual({ low: -150, high: 50, marks: [-150, -100, -50, 0, 50] });
  });

  test("is never flat", () => {
    expect(scaleOf([0, 0])).toEqual({ low: 0, high: 1, marks: [0, 1] });
  });
});

test("a minus is written as printers set it", () => {
  expect(written(-20)).toBe("−20");
});
