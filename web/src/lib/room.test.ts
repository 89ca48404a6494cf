import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer, Table, Update } from "../wire/table";
import { Room } from "./room.svelte";
import { refuse, tell, told } from "./tell.svelte";

const { hear, asked, log, page } = vi.hoisted(() => ({
  hear: { now: null as ((message: unknown) => void) | null },
  asked: [] as { type: string }[],
  log: { lines: [] as unknown[] },
  /** A fake game page, and the answers to requests. */
  page: {
    load: (): Promise<void> => Promise.resolve(),
    beats: (): void => undefined,
    answer: (): Promise<unknown> => Promise.resolve({ type: "done", id: "1" }),
    lost: (_: number | null): void => undefined,
  },
}));

vi.mock("./line", () => ({
  NO_VERDICTS: new Set(["busy"]),
  isRefused: ({ type }: { type: string }) => type === "refused",
  Line: class {
    constructor(
      _: unknown,
      tell: { heard: (message: unknown) => void; lost: (wait: number | null) => void },
    ) {
      hear.now = tell.heard;
      page.lost = tell.lost;
    }
    ask(request: { type: string }): Promise<unknown> {
      asked.push(request);
      return page.answer();
    }
    renew(): void {}
    close(): void {}
  },
}));
vi.mock("./api", () => ({
  Problem: class extends Error {},
  get: () => Promise.resolve({ seq: 2, lines: log.lines }),
}));
vi.mock("./words.svelte", () => ({
  language: () => "en",
  say: (key: string) => key,
  speakOf: () => Promise.resolve(),
}));
vi.mock("./game", () => ({
  loadGame: async () => {
    await page.load();
    return {
      beats: (from: string, events: { view: string }[]) => {
        page.beats();
        return events.map(({ view }, event) => ({ view, ms: 200, event }));
      },
    };
  },
}));

const TABLE: Table = {
  id: "t",
  status: "playing",
  settings: { game: "skull-king", seats: 2 },
  chairs: [
    { kind: "person", name: "Anna" },
    { kind: "bot", name: "Jack" },
  ],
  commitment: "c",
};

let room: Room;

async function heard(message: Partial<Update> | FromServer, ms = 0): Promise<void> {
  hear.now?.({ type: "update", seq: 3, ...message });
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

async function come(more: Partial<Update> = {}): Promise<void> {
  const you = { who: "a", seat: 0, host: true };
  await heard({ seq: 2, table: TABLE, you, view: "start", chat: [], words: {}, ...more });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  log.lines = [];
  page.load = () => Promise.resolve();
  page.beats = () => undefined;
  page.answer = () => Promise.resolve({ type: "done", id: "1" });
  room = new Room("t");
  room.connect();
});

afterEach(() => {
  room.leave();
  vi.useRealTimers();
});

describe("what is said at a seat", () => {
  const line = { n: 1, room: "table", at: 0, who: "b", name: "Ben", seat: 1 } as const;

  it("is seen there for a moment, if it is a phrase or an emote", async () => {
    await come();
    await heard({ type: "chat", lines: [{ ...line, emote: "wink" }] });
    expect(room.bubbles[1]?.emote).toBe("wink");
    await vi.advanceTimersByTimeAsync(3_000);
    expect(room.bubbles).toEqual({});
  });

  it("gives way to what is said next, and long words stay in the chat", async () => {
    await come();
    await heard({ type: "chat", lines: [{ ...line, phrase: "hello" }] }, 2_000);
    await heard({ type: "chat", lines: [{ ...line, n: 2, phrase: "phew" }] }, 2_000);
    expect(room.bubbles[1]?.phrase).toBe("phew");
    await heard({ type: "chat", lines: [{ ...line, n: 3, seat: 0, text: "A long story" }] });
    expect(room.bubbles[0]).toBeUndefined();
    expect(room.chat).toHaveLength(3);
  });
});

describe("a visit to a table", () => {
  it("begins with everything at once", async () => {
    await come();
    expect(room.view).toBe("start");
    expect(room.name(1)).toBe("Jack");
    expect(room.around).toEqual([0, 1]);
    expect(room.playing).toBe(false);
  });

  it("shows what happened before what came of it", async () => {
    await come();
    const events = [
      { type: "card-played", view: "one" },
      { type: "trick-won", view: "two" },
    ];
    await heard({ events, view: "end", words: { events: ["Jack plays.", "Jack wins."], notice: "Hear!" } });
    expect([room.view, room.playing, room.said]).toEqual(["one", true, "Hear! Jack plays."]);
    await vi.advanceTimersByTimeAsync(200);
    expect([room.view, room.said]).toEqual(["two", "Jack wins."]);
    await vi.advanceTimersByTimeAsync(200);
    expect([room.view, room.playing]).toEqual(["end", false]);
    expect(room.log.map(({ text }) => text)).toEqual(["Hear!", "Jack plays.", "Jack wins."]);
  });

  it("waits for nobody while it is shown how a trick ends", async () => {
    await come({ acting: [1] });
    const events = [
      { type: "card-played", view: "one" },
      { type: "trick-won", view: "two" },
    ];
    await heard({ events, view: "end", acting: [0], may_take_back: true });
    expect([room.acting, room.mayTakeBack]).toEqual([[], false]);
    await vi.advanceTimersByTimeAsync(400);
    expect([room.acting, room.mayTakeBack]).toEqual([[0], true]);
  });

  it("says at once who is next where nothing but a card is shown", async () => {
    await come({ acting: [1] });
    await heard({ events: [{ type: "card-played", view: "one" }], view: "end", acting: [0] });
    expect([room.view, room.acting]).toEqual(["one", [0]]);
  });

  it("asks only what the server asks now", async () => {
    await come({ prompt: { id: 5, legal: ["x"] }, words: { legal: ["Play x"] } });
    expect(room.legal).toEqual([{ move: "x", text: "Play x" }]);
    await heard({ seq: 3, events: [{ view: "one" }], view: "later", prompt: { id: 7 } });
    expect(room.prompt).toBeNull();
    await heard({ seq: 4, events: [{ view: "two" }], view: "end" });
    await vi.advanceTimersByTimeAsync(200);
    expect([room.view, room.prompt]).toEqual(["two", null]);
    await vi.advanceTimersByTimeAsync(200);
    expect(room.prompt).toBeNull();
  });

  it("keeps asking while others decide at the same moment", async () => {
    await come({ prompt: { id: 5, legal: ["x"] } });
    await heard({ events: [{ view: "one" }], view: "end", prompt: { id: 5, legal: ["x"] } });
    expect(room.prompt?.id).toBe(5);
  });

  it("sends one answer however often it is tapped", async () => {
    await come({ prompt: { id: 5, legal: ["x"] } });
    await Promise.all([room.choose("x"), room.choose("x")]);
    expect(asked).toEqual([{ type: "intent", prompt: 5, move: "x" }]);
  });

  it("takes away why another move cannot be made, and no other message", async () => {
    await come({ prompt: { id: 5, legal: ["x"] } });
    tell("Copied.");
    refuse("Follow yellow.");
    await room.choose("x");
    expect(told().map(({ text }) => text)).toEqual(["Copied."]);
  });

  it("reads up what happened before, and doubles nothing", async () => {
    log.lines = [
      { seq: 1, kind: "opened", text: "Open." },
      { seq: 2, kind: "started", text: "Begun." },
      { seq: 3, kind: "card-played", text: "Jack plays." },
    ];
    await come();
    await heard(
      { seq: 3, events: [{ type: "card-played", view: "one" }], words: { events: ["Jack plays."] } },
      500,
    );
    expect(room.log.map(({ text }) => text)).toEqual(["Open.", "Begun.", "Jack plays."]);
    expect(new Set(room.log.map(({ n }) => n)).size).toBe(3);
  });

  it("counts what was said by others since somebody looked", async () => {
    const line = { room: "table" as const, at: 1, name: "Ben", text: "Ahoy!" };
    await come({ chat: [{ ...line, n: 1, who: "b" }] });
    expect(room.unread).toBe(0);
    const lines = [
      { ...line, n: 2, who: "b" },
      { ...line, n: 3, who: "a" },
    ];
    await heard({ type: "chat", lines });
    await heard({ type: "chat", lines });
    expect([room.chat.length, room.unread]).toEqual([3, 1]);
    room.readUpTo(3);
    expect(room.unread).toBe(0);
    await room.mute("b");
    expect(room.heard.map(({ n }) => n)).toEqual([3]);
  });

  it("shows who has come and gone in its turn", async () => {
    await come();
    await heard({ events: [{ view: "one" }], view: "end", table: { ...TABLE, paused: true } });
    await heard({ type: "table-changed", table: { ...TABLE, spectators: 3 } });
    expect(room.table?.spectators).toBeUndefined();
    await vi.advanceTimersByTimeAsync(200);
    expect(room.table?.spectators).toBe(3);
  });

  it("lets the player act when the prompt is there, whatever waits to be shown", async () => {
    await come();
    await heard({ events: [{ view: "one" }], view: "end", prompt: { id: 7, legal: ["x"] } });
    await heard({ type: "table-changed", table: { ...TABLE, spectators: 1 } });
    await vi.advanceTimersByTimeAsync(200);
    expect([room.prompt?.id, room.busy, room.playing]).toEqual([7, false, false]);
    expect(room.table?.spectators).toBe(1);
  });

  it("counts clocks down only for those who decide", async () => {
    await come({ acting: [1], clocks: { left: [9_000, 8_000], running: true } });
    const now = Date.now();
    expect([room.timeLeft(0, now + 1_000), room.timeLeft(1, now + 1_000)]).toEqual([9_000, 7_000]);
    expect(room.timeLeft(1, now + 60_000)).toBe(0);
  });
});

describe("a visit on which something goes wrong", () => {
  const UPDATE = { events: [{ view: "one" }], view: "end", prompt: { id: 7, legal: ["x"] } };

  beforeEach(() => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
  });

  function broken(): never {
    throw new Error("broken");
  }

  it("goes on without the game's part of the page, and fetches it again by itself", async () => {
    page.load = () => Promise.reject(new Error("no such script"));
    await come();
    expect([room.missing, room.view, room.game]).toEqual([true, "start", null]);
    await heard(UPDATE);
    expect([room.view, room.prompt?.id]).toEqual(["end", 7]);
    page.load = () => Promise.resolve();
    await vi.advanceTimersByTimeAsync(1_500);
    expect([room.missing, room.game === null]).toEqual([false, false]);
  });

  it("fetches it when the line is back, and when somebody says so", async () => {
    page.load = () => Promise.reject(new Error("no such script"));
    await come();
    page.load = () => Promise.resolve();
    page.lost(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(room.missing).toBe(false);
    room.leave();
    room.connect();
    page.load = () => Promise.reject(new Error("no such script"));
    await come();
    page.load = () => Promise.resolve();
    await room.fetchAgain();
    expect(room.missing).toBe(false);
  });

  it("does not wait for ever for a part that never comes", async () => {
    page.load = () => new Promise(() => undefined);
    await come();
    expect(room.view).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([room.missing, room.view]).toEqual([true, "start"]);
    await heard({ seq: 4, view: "later" });
    expect(room.view).toBe("later");
  });

  it("shows at once what cannot be prepared, and what comes after it", async () => {
    await come();
    page.beats = broken;
    await heard(UPDATE);
    expect([room.view, room.prompt?.id, room.playing]).toEqual(["end", 7, false]);
    page.beats = () => undefined;
    await heard({ ...UPDATE, seq: 4, prompt: { id: 8 } }, 200);
    expect(room.prompt?.id).toBe(8);
  });

  it("hears the next message after one that it cannot deal with", async () => {
    await come();
    await heard({ type: "chat", lines: null } as unknown as FromServer);
    await heard({ seq: 4, view: "later" });
    expect(room.view).toBe("later");
  });

  it("is not busy any more when a request has failed", async () => {
    await come({ prompt: { id: 5, legal: ["x"] } });
    page.answer = () => Promise.reject(new Error("The worker is gone."));
    expect(await room.choose("x")).toBe(false);
    expect(room.busy).toBe(false);
    page.answer = () => Promise.resolve({ type: "done", id: "1" });
    expect(await room.choose("x")).toBe(true);
  });

  it("says nothing of a lost line once a new one is there", () => {
    page.lost(300);
    expect(room.lost).toBe(true);
    room.connect();
    expect(room.lost).toBe(false);
  });
});
