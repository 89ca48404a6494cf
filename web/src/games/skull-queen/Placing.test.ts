import { cleanup, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Room } from "../../lib/room.svelte";
import { speak, speakOf } from "../../lib/words.svelte";
import type { Staged } from "./model";
import Placing from "./Placing.svelte";

/** Five spaces, with water above and below them. */
const HEIGHT = 640;
const MIDDLES = [550, 450, 350, 250, 150];

beforeAll(async () => {
  await speak("en");
  await speakOf("skull-queen");
});
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, HEIGHT));
  const view = {
    ...{ plank_values: [8, 5, 3, 2, 1], seats: 3, sheet: [], viewer: 0 },
    phase: { type: "placing", dealer: 0, hands: [], centre: [], planks: [null, null, null] },
  } as unknown as Staged;
  const room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  render(Placing, { room, view });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const lane = (colour: string) => screen.getByRole("slider", { name: `${colour} pirate` });
const stands = (colour: string) => Number(lane(colour).getAttribute("aria-valuenow"));

async function point(type: string, at: Element, space: number): Promise<void> {
  const clientY = MIDDLES[space - 1] ?? 0;
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, clientY }));
  await tick();
}

async function tap(at: Element, space: number): Promise<void> {
  await point("pointerdown", at, space);
  await point("pointerup", at, space);
}

test("a tap on a space moves the pirate of its lane", async () => {
  await tap(lane("red"), 5);
  await tap(lane("blue"), 1);
  expect([stands("red"), stands("blue"), stands("green")]).toEqual([5, 1, 3]);
});

test("a pirate that was tapped goes to the space that is tapped next, also on its value", async () => {
  await tap(lane("red"), 3);
  await tap(lane("blue"), 5);
  expect([stands("red"), stands("blue")]).toEqual([5, 3]);
  await tap(lane("green"), 3);
  const plank = document.querySelector(".turned");
  if (plank) await tap(plank, 1);
  expect(stands("green")).toBe(1);
});

test("a pirate that was dragged is not the one that was tapped", async () => {
  await point("pointerdown", lane("red"), 3);
  await point("pointermove", lane("red"), 4);
  await point("pointerup", lane("red"), 4);
  await tap(lane("blue"), 1);
  expect([stands("red"), stands("blue")]).toEqual([4, 1]);
});
