/**
 * Every kind of frame at every moment of every animation: afterwards the player who is asked can answer on the real board.
 * The updates are those of games that were really played, as the server told them to Anna (seat 0).
 */

import { cleanup, render } from "@testing-library/svelte";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { type GameUi, loadGame } from "../lib/game";
import { preferences } from "../lib/preferences.svelte";
import { speak, speakOf } from "../lib/words.svelte";
import TablePage from "../pages/table/TablePage.svelte";
import type { FromServer, Update } from "../wire/table";
import dice from "./skull-king-dice/told.json";
import king from "./skull-king/told.json";
import queen from "./skull-queen/told.json";
import sleeping from "./sleeping-queens/told.json";

const TOLD: Record<string, unknown> = {
  "skull-king": king,
  "skull-king-dice": dice,
  "skull-queen": queen,
  "sleeping-queens": sleeping,
};
/** By then a lost line is back. */
const BACK_MS = 1_000;
/** There are many moments, and the machine may be busy. */
const PATIENCE = { timeout: 120_000 };
const MOST_TAPS = 8;

interface Sent {
  type: string;
  id: string;
  prompt?: number;
}

/** A server of one table, as a socket shows it: who comes is told how things stand. */
class Server extends EventTarget {
  static readonly OPEN = 1;
  static truth: Update;
  static sent: Sent[] = [];
  static now: Server;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    super();
    Server.now = this;
    setTimeout(() => {
      if (this.readyState > 0) return;
      this.readyState = 1;
      this.onopen?.();
      this.say(Server.truth);
    });
  }

  send(text: string): void {
    const request = JSON.parse(text) as Sent;
    if (request.type === "ping") this.say({ type: "pong" });
    else Server.sent.push(request);
  }

  say(message: FromServer): void {
    this.write(JSON.stringify(message));
  }

  write(data: string): void {
    this.onmessage?.({ data });
  }

  close(): void {
    this.readyState = 3;
  }

  cut(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

/** Everything at once, as for somebody who comes now. */
function complete(told: readonly Update[], at: number): Update {
  const { table, you } = told[0] as Update;
  const { seq, view, acting, prompt, words } = told[at] as Update;
  const { legal = [], refused = [] } = words ?? {};
  return {
    ...{ type: "update", seq, view, acting: acting ?? [], chat: [], words: { legal, refused } },
    ...(table ? { table } : {}),
    ...(you ? { you } : {}),
    ...(prompt ? { prompt } : {}),
  };
}

const LINE = { n: 7, room: "table", at: 1, who: "b", name: "Ben", text: "Ahoy!" } as const;

/** What else can come while the table stands as `truth` says. */
const FRAMES = {
  chat: () => Server.now.say({ type: "chat", lines: [LINE] }),
  looking: () => Server.now.say({ type: "looking", who: "b", name: "Ben", step: 3, viewer: null }),
  refused: () => Server.now.say({ type: "refused", reason: "flood", message: "Too much." }),
  late: () => Server.now.say({ type: "refused", reason: "stale", message: "Too late.", id: "old" }),
  done: () => Server.now.say({ type: "done", id: "old" }),
  pong: () => Server.now.say({ type: "pong" }),
  table: ({ table }: Update) =>
    table && Server.now.say({ type: "table-changed", table: { ...table, spectators: 1 } }),
  update: ({ chat: _, you: _you, table: _table, ...truth }: Update) => Server.now.say(truth),
  notice: ({ chat: _, you: _you, ...truth }: Update) => {
    const words = { ...truth.words, notice: "Hear!" };
    Server.now.say({ ...truth, notice: { type: "seated", seat: 1 }, words });
  },
  everything: (truth: Update) => Server.now.say(truth),
  goodbye: () => {
    Server.now.say({ type: "goodbye", reason: "restart", message: "", again: true });
    Server.now.cut();
  },
  lost: () => Server.now.cut(),
  unreadable: () => Server.now.write('{"type":'),
};

/**
 * What comes in one moment. Nothing after the table's change could undo what it does. Of those that bring everything anew,
 * each moment has one, and the next moment the next.
 */
const MOMENTS: Record<string, (n: number) => (keyof typeof FRAMES)[]> = {
  "all that asks for nothing": () => ["chat", "looking", "refused", "late", "done", "pong", "table"],
  "an update in which nothing happens": (n) => (n % 2 === 0 ? ["update"] : ["update", "notice"]),
  "a new beginning": (n) => [(["everything", "goodbye", "lost", "unreadable"] as const)[n % 4] ?? "lost"],
};

// What is drawn on cards and dice, and how they fly, takes most of the time, and nobody taps on it.
vi.mock("../art/Card.svelte", () => ({ default: () => undefined }));
vi.mock("../art/Die.svelte", () => ({ default: () => undefined }));
vi.mock("../art/Fist.svelte", () => ({ default: () => undefined }));
vi.mock("../art/Pirate.svelte", () => ({ default: () => undefined }));
vi.mock("../art/QueenCard.svelte", () => ({ default: () => undefined }));
vi.mock("../art/Icon.svelte", () => ({ default: () => undefined }));
vi.mock("../lib/flights", () => ({ snapshot: () => new Map(), fly: () => undefined }));

beforeAll(async () => {
  await speak("en");
  for (const game of Object.keys(TOLD)) await Promise.all([loadGame(game), speakOf(game)]);
});

describe.each(Object.keys(TOLD))("%s", (game) => {
  const told = TOLD[game] as Update[];
  let ui: GameUi;

  beforeAll(async () => {
    ui = (await loadGame(game)) as GameUi;
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Server);
    vi.stubGlobal("fetch", () =>
      Promise.resolve(Response.json({ seq: 0, lines: [], phrases: [], emotes: [] })),
    );
    preferences.choose({ motion: "full" });
    Server.truth = complete(told, 0);
    render(TablePage, { id: "t", tv: false });
    const board = () => expect(document.querySelector(`[data-board=${game}]`)).not.toBeNull();
    await vi.waitFor(board, PATIENCE);
  }, PATIENCE.timeout);

  afterAll(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The page shows how things stood after that update, and nothing waits. */
  async function stand(at: number): Promise<void> {
    Server.truth = complete(told, at);
    Server.now.say(Server.truth);
    await vi.advanceTimersByTimeAsync(0);
    Server.sent = [];
  }

  function beatsOf(at: number): { ms: number }[] {
    const { events = [], view } = told[at] as Update;
    return ui.beats(told[at - 1]?.view, events, view);
  }

  /** Everything of that update has been shown, and a lost line is back. */
  async function end(at: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(beatsOf(at).reduce((sum, { ms }) => sum + ms, BACK_MS));
  }

  /** The update comes; what it shows goes on until that moment. Even moments are between beats, odd ones within one. */
  async function tellUntil(at: number, moment: number): Promise<void> {
    const beats = beatsOf(at);
    Server.truth = complete(told, at);
    Server.now.say(told[at] as Update);
    for (let n = 0; n < moment; n += 1) {
      const ms = (beats[n >> 1]?.ms ?? 0) / 2;
      await vi.advanceTimersByTimeAsync(n % 2 === 0 ? ms : ms - 1);
      // The beat is over, and nothing has come of it yet.
      if (n % 2 === 1) vi.advanceTimersByTime(1);
    }
  }

  function momentsOf(at: number): number[] {
    return Array.from({ length: 2 * beatsOf(at).length + 1 }, (_, moment) => moment);
  }

  function tap(element: Element | null): void {
    element?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  }

  /** Answers by taps on what the board offers. Returns what was sent. */
  async function answer(): Promise<Sent | undefined> {
    for (let taps = 0; taps < MOST_TAPS && Server.sent.length === 0; taps += 1) {
      const offered =
        document.querySelector<HTMLElement>(
          "dialog [data-choice=legal], [data-board] [data-choice=legal]:not([data-card])",
        ) ??
        document.querySelector<HTMLElement>("[data-card][data-choice=legal][aria-pressed=true]") ??
        document.querySelector<HTMLElement>("[data-card][data-choice=legal]");
      tap(offered);
      await vi.advanceTimersByTimeAsync(0);
      offered?.click();
      await vi.advanceTimersByTimeAsync(0);
    }
    const [sent] = Server.sent;
    if (sent) Server.now.say({ type: "done", id: sent.id });
    await vi.advanceTimersByTimeAsync(0);
    return sent;
  }

  /** One of each kind: what happens in it, and whether something is asked then or was before. */
  const animated = [
    ...new Map(
      told.flatMap(({ events = [], prompt }, at) => {
        const kinds = events.map((event) => (event as { type: string }).type);
        const asks = [told[at - 1]?.prompt, prompt].map(Boolean);
        return at > 0 && kinds.length > 0 ? [[[...kinds, ...asks].join(), at] as const] : [];
      }),
    ).values(),
  ].filter((at) => told.slice(at).some(({ prompt }) => prompt));

  test.each(Object.keys(MOMENTS))("whatever moves, it goes on after %s", PATIENCE, async (which) => {
    let count = 0;
    for (const at of animated) {
      const asked = told.findIndex(({ prompt }, n) => n >= at && prompt);
      for (const moment of momentsOf(at)) {
        await stand(at - 1);
        await tellUntil(at, moment);
        for (const frame of MOMENTS[which]?.(count) ?? []) FRAMES[frame](Server.truth);
        count += 1;
        await end(at);
        if (asked > at) {
          Server.truth = complete(told, asked);
          for (const update of told.slice(at + 1, asked + 1)) Server.now.say(update);
          await vi.advanceTimersByTimeAsync(0);
          tap(document.querySelector(".stage"));
          await vi.advanceTimersByTimeAsync(0);
        }
        const where = `after update ${at}, moment ${moment}`;
        expect(document.querySelector("[data-turn=mine]"), where).not.toBeNull();
        expect(await answer(), where).toMatchObject({ type: "intent", prompt: told[asked]?.prompt?.id });
      }
    }
  });

  test("a tap in the middle of a movement is no tap in vain", PATIENCE, async () => {
    for (const at of animated.filter((n) => told[n]?.prompt)) {
      for (const moment of momentsOf(at)) {
        await stand(at - 1);
        await tellUntil(at, moment);
        tap(document.querySelector(".stage"));
        await vi.advanceTimersByTimeAsync(0);
        const where = `in update ${at}, moment ${moment}`;
        expect(await answer(), where).toMatchObject({ prompt: told[at]?.prompt?.id });
      }
    }
  });
});
