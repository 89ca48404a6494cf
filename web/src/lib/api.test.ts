<<<<<<< HEAD
import { afterEach, expect, test, vi } from "vitest";

import { allGames, get, Problem } from "./api";

afterEach(() => vi.unstubAllGlobals());

function answer(...answers: Response[]): void {
  vi.stubGlobal("fetch", () => Promise.resolve(answers.shift()));
}

const html = (status: number) => new Response("<html></html>", { status });
const json = (told: unknown, status = 200) => new Response(JSON.stringify(told), { status });

test("what the server says comes back", async () => {
  answer(json({ name: "Anna" }));
  expect(await get("/api/me")).toEqual({ name: "Anna" });
});

test("its own reason is told", async () => {
  answer(json({ reason: "not-a-guest", message: "Who are you?" }, 401));
  await expect(get("/api/me")).rejects.toMatchObject({ reason: "not-a-guest", message: "Who are you?" });
});

test.each([200, 404, 500, 502, 503])("HTML with status %i is no answer of the server", async (status) => {
  answer(html(status));
  const problem = await get("/api/me").catch((caught: unknown) => caught);
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ reason: "away" });
});

test("an answer without a body is none", async () => {
  answer(new Response(null, { status: 204 }));
  expect(await get("/api/me")).toBeNull();
});

test("a hotel's page is not kept as the list of games", async () => {
  answer(html(200), json({ games: [] }));
  await expect(allGames()).rejects.toBeInstanceOf(Problem);
  expect(await allGames()).toEqual({ games: [] });
=======
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
>>>>>>> 293630ffa1edc1df2d04d20c057636c97fcdf808
});
