import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { memoryAid } from "../lib/aid.svelte";
import type { GameUi } from "../lib/game";
import { Room } from "../lib/room.svelte";
import { speak } from "../lib/words.svelte";
import Log from "./Log.svelte";

let room: Room;

beforeAll(() => speak("en"));
beforeEach(() => {
  room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  room.game = { memoryAid: true } as unknown as GameUi;
  const told = [
    ["card-played", "of the round before"],
    ["round-scored", "Round 1 is over."],
    ["dealt", "Round 2"],
    ["card-played", "first card"],
    ["trick-won", "first trick"],
    ["card-played", "second card"],
    ["trick-won", "second trick"],
    ["card-played", "third card"],
  ] as const;
  room.log = told.map(([kind, text], n) => ({ n, seq: n, kind, text }));
});
afterEach(() => {
  cleanup();
  memoryAid.choose(false);
});

const lines = () => screen.getAllByRole("listitem").map((one) => one.textContent);

test("without the memory aid the log tells of the last trick alone", () => {
  memoryAid.choose(false);
  render(Log, { room });
  expect(lines()).toEqual([
    ...["of the round before", "Round 1 is over.", "Round 2"],
    ...["The earlier tricks of this round lie face down.", "second card", "second trick", "third card"],
  ]);
});

test("with the memory aid it tells of all of them", () => {
  memoryAid.choose(true);
  render(Log, { room });
  expect(lines()).toHaveLength(room.log.length);
});

test("games without a memory aid hide nothing", () => {
  room.game = {} as unknown as GameUi;
  render(Log, { room });
  expect(lines()).toHaveLength(room.log.length);
});
