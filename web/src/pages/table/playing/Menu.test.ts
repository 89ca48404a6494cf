import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Room } from "../../../lib/room.svelte";
import { speak } from "../../../lib/words.svelte";
import type { Table } from "../../../wire/table";
import Menu from "./Menu.svelte";

const TABLE: Table = {
  ...{ id: "t", status: "playing", settings: { game: "skull-king", seats: 2 }, commitment: "c" },
  chairs: [
    { kind: "person", name: "Anna", who: "a", here: true },
    { kind: "bot", name: "Jack" },
  ],
};

let room: Room;

beforeAll(() => speak("en"));
beforeEach(() => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  room.table = TABLE;
  room.you = { who: "a", seat: 0, host: true };
});
afterEach(cleanup);

test("the last move can be asked back only where the server may agree", () => {
  const { unmount } = render(Menu, { room, onclose: vi.fn() });
  expect(screen.queryByText("Take my last move back")).toBeNull();
  expect(screen.getByText("Pause")).toBeTruthy();
  unmount();
  room.mayTakeBack = true;
  render(Menu, { room, onclose: vi.fn() });
  expect(screen.getByText("Take my last move back")).toBeTruthy();
});
