import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { preferences } from "../../../lib/preferences.svelte";
import type { Room } from "../../../lib/room.svelte";
import { speak, speakOf } from "../../../lib/words.svelte";
import ScreenCame from "./ScreenCame.svelte";

function room(changes: object = {}): Room {
  return { id: "abc", seat: 0, over: null, table: { screens: 1 }, ...changes } as unknown as Room;
}

beforeEach(async () => {
  await speak("en");
  await speakOf("around");
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => phone);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  preferences.handOnly = false;
  vi.unstubAllGlobals();
});

const asks = () => document.querySelector("[data-asks=hand-only]");

describe("a big screen has come", () => {
  test("the phone is asked, and shows the hand alone from then on", async () => {
    render(ScreenCame, { room: room() });
    await fireEvent.click(await screen.findByRole("button", { name: "Only my hand" }));
    expect(preferences.handOnly).toBe(true);
    expect(asks()).toBeNull();
  });

  test("who wants it as it is, is asked once a table", async () => {
    render(ScreenCame, { room: room() });
    await fireEvent.click(await screen.findByRole("button", { name: "Leave it as it is" }));
    cleanup();
    render(ScreenCame, { room: room() });
    await Promise.resolve();
    expect(asks()).toBeNull();
    expect(preferences.handOnly).toBe(false);
    render(ScreenCame, { room: room({ id: "another" }) });
    expect(await screen.findByRole("button", { name: "Only my hand" })).toBeTruthy();
  });

  test.each([
    ["there is no screen", room({ table: {} })],
    ["somebody only watches", room({ seat: null })],
    ["the game is over", room({ over: {} })],
  ])("nobody is asked where %s", async (_, at) => {
    render(ScreenCame, { room: at });
    await Promise.resolve();
    expect(asks()).toBeNull();
  });
});
