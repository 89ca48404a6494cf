import { expect, test } from "vitest";

import { fitted, lines, shortened } from "./text";

/** Every letter is half as wide as it is high. */
const pen = {
  font: "20px serif",
  measureText(text: string) {
    return { width: ([...text].length * Number.parseInt(this.font)) / 2 } as TextMetrics;
  },
};

test("what is too long ends in dots", () => {
  expect(shortened(pen, "Anna", 100)).toBe("Anna");
  expect(shortened(pen, "Bartholomew Roberts", 100)).toBe("Bartholom…");
  expect(shortened(pen, "Anna Bonny", 60)).toBe("Anna…");
});

test("lines are broken between words", () => {
  expect(lines(pen, "Anna and Ben win", 90)).toEqual(["Anna and", "Ben win"]);
});

test("type becomes smaller until the text fits", () => {
  const found = fitted(pen, "A shared victory: Anna, Ben", {
    font: "serif",
    largest: 40,
    width: 200,
    most: 2,
  });
  expect(found.size).toBeLessThan(40);
  expect(found.lines.length).toBeLessThanOrEqual(2);
});
