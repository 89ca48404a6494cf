import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { type Component, createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { BoardProps, GameUi } from "../lib/game";
import { Room } from "../lib/room.svelte";
import { speak } from "../lib/words.svelte";
import GameBoard from "./GameBoard.svelte";

const drawn = createRawSnippet<[string]>((text) => ({ render: () => `<b>${text()}</b>` }));

/** A board that cannot draw every view. */
const Board = ((anchor: Comment, { room }: BoardProps) => {
  if (room.view === "undrawable") throw new Error("cannot be drawn");
  drawn(anchor as never, () => String(room.view));
}) as unknown as Component<BoardProps>;

let room: Room;

beforeAll(() => speak("en"));

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
});
afterEach(cleanup);

describe("the place of a board", () => {
  test("says that the game's part could not be loaded, with a way to try again", async () => {
    room.missing = true;
    const again = vi.spyOn(room, "fetchAgain").mockResolvedValue();
    render(GameBoard, { room });
    await fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(again).toHaveBeenCalledOnce();
  });

  test("says that the board cannot be drawn, and draws the next view by itself", () => {
    room.game = { Board } as unknown as GameUi;
    room.view = "undrawable";
    render(GameBoard, { room });
    flushSync();
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    room.view = "drawable";
    flushSync();
    expect(screen.getByText("drawable")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
