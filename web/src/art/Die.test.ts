import { fireEvent, render } from "@testing-library/svelte";
import { expect, test } from "vitest";

import Die from "./Die.svelte";
import type { DieFace } from "./face";

const faces: DieFace[] = ["1", "2", "3", "4", "5", "6"].map((text) => ({ text }));
const usual = { ink: "red", sign: "M0 0z", faces } as const;

function seen(container: HTMLElement) {
  return {
    classes: container.querySelector(".die")?.classList ?? new DOMTokenList(),
    sides: [...container.querySelectorAll("[data-side]")].map((side) => side.textContent.trim()),
    up: container.querySelector<HTMLElement>("[data-up]")?.dataset.up,
  };
}

test("a die that is not thrown yet shows no side up", () => {
  const { container } = render(Die, usual);
  expect(seen(container).up).toBeUndefined();
});

test("a die at rest draws the one side that is seen", () => {
  const { container } = render(Die, { ...usual, shown: 3 });
  expect(seen(container).sides).toEqual(["4"]);
});

test("a die spins until its face is known, and then lands on it", async () => {
  const { container, rerender } = render(Die, { ...usual, rolling: true });
  expect(seen(container).classes.contains("spinning")).toBe(true);
  await rerender({ ...usual, rolling: false, shown: 4 });
  expect(seen(container).classes.contains("landing")).toBe(true);
  expect(seen(container).up).toBe("4");
  expect(seen(container).sides).toHaveLength(6);
  const cube = container.querySelector(".cube");
  if (cube) await fireEvent.animationEnd(cube);
  expect(seen(container).sides).toEqual(["5"]);
});

test("a die that was thrown elsewhere does not tumble again", async () => {
  const { container, rerender } = render(Die, { ...usual, shown: 1 });
  await rerender({ ...usual, shown: 2 });
  expect(seen(container).classes.contains("landing")).toBe(false);
  expect(seen(container).sides).toEqual(["3"]);
});
