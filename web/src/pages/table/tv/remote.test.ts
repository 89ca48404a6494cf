import { expect, test } from "vitest";

import { nextOf } from "./remote";

const ROWS = { count: 23, abreast: 8 };

test("arrows go from letter to letter", () => {
  expect(nextOf(0, "ArrowRight", ROWS)).toBe(1);
  expect(nextOf(8, "ArrowLeft", ROWS)).toBe(7);
  expect(nextOf(3, "ArrowDown", ROWS)).toBe(11);
  expect(nextOf(11, "ArrowUp", ROWS)).toBe(3);
});

test("arrows do not lead out of the letters", () => {
  expect(nextOf(0, "ArrowLeft", ROWS)).toBe(null);
  expect(nextOf(3, "ArrowUp", ROWS)).toBe(null);
  expect(nextOf(20, "ArrowDown", ROWS)).toBe(null);
});

test("below the end of a short row lies its last button", () => {
  expect(nextOf(15, "ArrowDown", ROWS)).toBe(22);
});

test("other keys mean nothing here", () => {
  expect(nextOf(0, "Tab", ROWS)).toBe(null);
});
