import { expect, test } from "vitest";

import { sidesOf } from "./sides";

test("everybody sits clockwise around the screen, half of them on each side", () => {
  expect(sidesOf([0, 1, 2, 3, 4, 5])).toEqual({ near: [2, 1, 0], far: [3, 4, 5] });
  expect(sidesOf([0, 1, 2])).toEqual({ near: [1, 0], far: [2] });
  expect(sidesOf([0, 1])).toEqual({ near: [0], far: [1] });
});
