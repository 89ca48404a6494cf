import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Room } from "../../../lib/room.svelte";
import { speak } from "../../../lib/words.svelte";
import type { Table } from "../../../wire/table";
import Invite from "./Invite.svelte";

const TABLE: Table = {
  ...{ id: "t", status: "waiting", settings: { game: "skull-king", seats: 2 }, commitment: "c" },
  chairs: [{ kind: "empty" }, { kind: "empty" }],
};
const OURS = "https://games.example.org/t/t";

let room: Room;
const share = vi.fn<(what: ShareData) => Promise<void>>();

beforeAll(() => speak("en"));
beforeEach(() => {
  room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  room.table = TABLE;
  share.mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "share");
  share.mockReset();
});

async function tap(link: string, { canShare = true } = {}): Promise<void> {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ link })));
  if (canShare) Object.defineProperty(navigator, "share", { value: share, configurable: true });
  render(Invite, { room });
  await new Promise((resolve) => setTimeout(resolve));
  await fireEvent.click(screen.getByText("Invite"));
  await new Promise((resolve) => setTimeout(resolve));
}

test("the device's own way to pass a link on comes first", async () => {
  await tap(OURS);
  expect(share).toHaveBeenCalledExactlyOnceWith({ url: OURS });
  expect(document.querySelector("dialog")).toBeNull();
});

test("whoever thinks better of it is not asked again", async () => {
  share.mockRejectedValue(new DOMException("never mind", "AbortError"));
  await tap(OURS);
  expect(document.querySelector("dialog")).toBeNull();
});

test.each([
  ["the device knows no way", OURS, { canShare: false }],
  ["the link leads nowhere for others", "http://127.0.0.1:7878/t/t", {}],
])("where %s, all ways are shown", async (_, link, device) => {
  await tap(link, device);
  expect(share).not.toHaveBeenCalled();
  expect(document.querySelector("dialog .by-link")).not.toBeNull();
});
