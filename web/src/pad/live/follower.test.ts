import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { GAME } from "../sample";
import { Follower } from "./follower.svelte";

type Answer = () => Response;
const pad =
  (revision: number, game: object = GAME) =>
  () =>
    Response.json({ revision, changed_at: 1, game });
const status =
  (code: number, headers = {}) =>
  () =>
    new Response(code === 204 ? null : "{}", { status: code, headers });
const away = () => {
  throw new TypeError("no network");
};

let answers: Answer[];
let asked: string[];
let follower: Follower;

/** A fake server that gives these answers, and then none for a long time. */
function follows(...given: Answer[]): Follower {
  answers = given;
  follower = new Follower("share");
  return follower;
}

const settled = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    const next = answers.shift();
    if (next) asked.push(path.replace("/api/pads/share", ""));
    return next ? Promise.resolve().then(next) : new Promise(() => undefined);
  });
});
afterEach(() => follower.close());

describe("whoever looks on", () => {
  it("is told of each change, and asks on at once", async () => {
    const { players } = GAME;
    const it = follows(pad(3), pad(4, { ...GAME, first: 1 }), status(204), status(204));
    await settled();
    expect([it.line, it.game?.first, it.game?.players]).toEqual(["live", 1, players]);
    const waiting = ["?after=3&wait=25", "?after=4&wait=25", "?after=4&wait=25"];
    expect(asked).toEqual(["?after=0", ...waiting]);
  });

  it("goes on by itself when the line was lost, and does not wait before it is back", async () => {
    const it = follows(pad(3), away, away, status(503, { "retry-after": "2" }), status(204), pad(5));
    await settled();
    expect([it.line, it.game?.id]).toEqual(["lost", "annaspad"]);
    await settled(60_000);
    expect([it.line, asked.slice(1)]).toEqual([
      "live",
      ["?after=3&wait=25", "?after=3", "?after=3", "?after=3", "?after=3&wait=25"],
    ]);
  });

  it("is told of the end, and keeps what was there", async () => {
    const it = follows(pad(3), status(410), pad(9));
    await settled(60_000);
    expect([it.line, it.game?.id, asked.length]).toEqual(["ended", "annaspad", 2]);
  });

  it("waits for a pad that is not there yet", async () => {
    const it = follows(status(404), status(404), pad(1));
    await settled();
    expect(it.line).toBe("unknown");
    await settled(60_000);
    expect(it.line).toBe("live");
  });

  it("does not show what cannot be", async () => {
    const it = follows(pad(3), pad(4, { ...GAME, players: ["Anna"] }));
    await settled();
    expect([it.line, it.game?.players.length]).toEqual(["strange", 2]);
  });
});
