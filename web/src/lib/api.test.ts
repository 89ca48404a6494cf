import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { get, Problem } from "./api";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));
afterEach(() => {
  vi.unstubAllGlobals();
});

const AWAY = "The server cannot be reached. Check your connection, then try again.";

test("an answer that was cut off is no answer", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response('{"games": [')));
  await expect(get("/api/games")).rejects.toEqual(new Problem("away", AWAY));
});

test("an error of a machine in between says nothing in our words", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
  await expect(get("/api/games")).rejects.toThrow(AWAY);
});

test("nobody waits for ever", async () => {
  const stop = new AbortController();
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(stop.signal);
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener("abort", reject));
  });
  const answer = get("/api/games");
  stop.abort();
  await expect(answer).rejects.toThrow(AWAY);
});
