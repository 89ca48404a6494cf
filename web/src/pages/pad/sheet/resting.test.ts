import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { REST_MS, resting } from "./resting.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it("rests for a moment, and only then", () => {
  expect(resting.now).toBe(false);
  resting.begin();
  vi.advanceTimersByTime(REST_MS - 1);
  expect(resting.now).toBe(true);
  vi.advanceTimersByTime(1);
  expect(resting.now).toBe(false);
});

it("counts from the last change", () => {
  resting.begin();
  vi.advanceTimersByTime(REST_MS - 1);
  resting.begin();
  vi.advanceTimersByTime(REST_MS - 1);
  expect(resting.now).toBe(true);
  vi.advanceTimersByTime(1);
  expect(resting.now).toBe(false);
});
