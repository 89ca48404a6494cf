import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "../../../lib/preferences.svelte";
import { Room } from "../../../lib/room.svelte";
import type { Chair, Table } from "../../../wire/table";
import { choosePace, nextPace } from "./pace";

let room: Room;
const ask = vi.fn();

beforeEach(() => {
  room = new Room("t");
  room.ask = ask;
  room.you = { who: "a", seat: 0, host: true };
});
afterEach(() => {
  ask.mockClear();
  preferences.choose({ pace: "normal" });
});

function tableOf(...kinds: Chair["kind"][]): Table {
  const chairs = kinds.map((kind) => ({ kind }));
  return { id: "t", status: "playing", settings: { game: "skull-king", seats: 2 }, chairs, commitment: "c" };
}

test("a pace follows another, from the slowest again", () => {
  expect(nextPace("normal")).toBe("quick");
  expect(nextPace("instant")).toBe("slow");
});

test("whoever plays alone makes the bots quicker, too", () => {
  room.table = tableOf("person", "bot");
  choosePace(room, "quick");
  expect([preferences.pace, preferences.times]).toEqual(["quick", 0.5]);
  const settings = { game: "skull-king", seats: 2, bot_speed: "quick" };
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "change-settings", settings });
});

test("with others at the table it is a matter of one's own screen", () => {
  room.table = tableOf("person", "person");
  choosePace(room, "instant");
  expect(preferences.pace).toBe("instant");
  expect(ask).not.toHaveBeenCalled();
});
