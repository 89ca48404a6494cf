import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Room } from "../lib/room.svelte";
import { hush, told } from "../lib/tell.svelte";
import { speak } from "../lib/words.svelte";
import Bids from "./Bids.svelte";

const choose = vi.fn<(move: unknown) => Promise<boolean>>();

beforeAll(() => speak("en"));
beforeEach(() => {
  choose.mockResolvedValue(true);
  hush();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
  choose.mockReset();
});

/** Asked in the round of so many cards. */
function ask(round: number): void {
  const room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  const bids = Array.from({ length: round + 1 }, (_, bid) => bid);
  room.prompt = { id: 1, legal: bids.map((bid) => ({ type: "bid", bid })) };
  room.words = { legal: bids.map((bid) => `Bid ${bid}`) };
  room.choose = choose;
  render(Bids, { room });
}

async function type(keys: string, on: EventTarget = document.body): Promise<void> {
  for (const key of keys.split(" ")) await fireEvent.keyDown(on as Element, { key });
}

const bid = () => choose.mock.calls.map(([move]) => (move as { bid: number }).bid);

test.each([
  [3, "2", [2]],
  [3, "0", [0]],
  [9, "1", [1]],
  [10, "9", [9]],
  [10, "1 0", [10]],
  [10, "1 Enter", [1]],
  [10, "1", []],
  [10, "1 Escape 2", [2]],
  [10, "1 Backspace 0", [0]],
  [3, "Enter x", []],
])("in round %i the keys %s bid %j", async (round, keys, expected) => {
  ask(round);
  await type(keys);
  expect(bid()).toEqual(expected);
});

test.each([
  [3, "7"],
  [10, "1 5"],
])("in round %i nothing is bid by %s, and it is said what can be", async (round, keys) => {
  ask(round);
  await type(keys);
  expect(bid()).toEqual([]);
  expect(told().map(({ text }) => text)).toEqual([`You can bid 0 to ${round}.`]);
});

test("whoever writes something does not bid", async () => {
  ask(3);
  const field = document.body.appendChild(document.createElement("input"));
  await type("2", field);
  document.body.appendChild(document.createElement("dialog")).setAttribute("open", "");
  await type("2");
  expect(bid()).toEqual([]);
});

test("a key with Ctrl or Alt is the browser's", async () => {
  ask(3);
  await fireEvent.keyDown(document.body, { key: "2", ctrlKey: true });
  await fireEvent.keyDown(document.body, { key: "2", altKey: true });
  expect(bid()).toEqual([]);
});

test("the keys are told to those who look for them", () => {
  ask(10);
  const group = screen.getByRole("group");
  const hint = document.getElementById(group.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("With a keyboard: type your bid. 1 then Enter: 1 · 1 then 0: 10");
});
