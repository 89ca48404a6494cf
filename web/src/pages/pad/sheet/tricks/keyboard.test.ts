import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Digits } from "./keyboard";

describe("Digits", () => {
  let written: number[];
  beforeEach(() => {
    vi.useFakeTimers();
    written = [];
  });
  afterEach(() => vi.useRealTimers());
  const digits = (highest: number) =>
    new Digits(
      (number) => written.push(number),
      () => highest,
    );

  it("writes at once where there is no ten", () => {
    const keys = digits(9);
    for (const key of "1057") keys.take(key);
    expect(written).toEqual([1, 0, 5, 7]);
  });

  it("makes ten of one and nought", () => {
    const keys = digits(10);
    for (const key of "1012") keys.take(key);
    expect(written).toEqual([10, 1, 2]);
  });

  it("does not wait for ever, and not when told so", () => {
    const keys = digits(10);
    keys.take("1");
    vi.advanceTimersByTime(1_000);
    expect(written).toEqual([1]);
    keys.take("1");
    expect(keys.take("Enter")).toBe(true);
    expect(keys.take("Enter")).toBe(false);
    keys.take("0");
    expect(written).toEqual([1, 1, 0]);
  });

  it("leaves other keys alone", () => {
    expect(digits(10).take("x")).toBe(false);
  });
});
