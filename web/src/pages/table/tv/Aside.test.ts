import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { Room } from "../../../lib/room.svelte";
import { speak, speakOf } from "../../../lib/words.svelte";
import Aside from "./Aside.svelte";

beforeAll(() => Promise.all([speak("en"), speakOf("around")]));
afterEach(cleanup);

function shown(link: string): void {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ link })));
  const room = new Room("t", { dial: () => ({ ask: vi.fn(), renew: vi.fn(), close: vi.fn() }) });
  room.table = {
    ...{
      id: "t",
      status: "playing",
      settings: { game: "skull-king", seats: 2 },
      commitment: "c",
      code: "SHARK",
    },
    chairs: [
      { kind: "person", name: "Anna", who: "a", here: true },
      { kind: "bot", name: "Jack" },
    ],
  };
  render(Aside, { room });
}

test("a code that leads nowhere is not shown, but how to change that", async () => {
  shown("http://127.0.0.1:7878/t/t");
  expect((await screen.findByRole("note")).textContent).toContain("--host 0.0.0.0");
  expect(screen.queryByText("SHARK")).toBeNull();
});

test("whoever may watch is shown how", async () => {
  shown("http://192.168.1.7:7878/t/t");
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText("SHARK")).toBeTruthy();
  expect(screen.queryByRole("note")).toBeNull();
});
