import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { FromServer } from "../wire/table";
import { Line } from "./line";

/** A fake socket that the test controls. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; id: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close(): void {
    this.readyState = 3;
  }

  /** The other end closes the socket, or the connection is lost. */
  cut(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const UPDATE = { type: "update", seq: 1 };
let language = "en";
let line: Line;
let told: unknown[];

function socket(): FakeSocket {
  const last = FakeSocket.all.at(-1);
  if (!last) throw new Error("nobody has connected");
  return last;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  told = [];
  language = "en";
  line = new Line(() => `/socket?words=${language}`, {
    heard: ({ type }: FromServer) => told.push(type),
    lost: (wait) => told.push(wait === null ? "there" : "lost"),
    ended: ({ reason }) => told.push(`ended: ${reason}`),
  });
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("requests", () => {
  it("are sent when the line is there, and answered once", async () => {
    const answer = line.ask({ type: "start" });
    expect(socket().sent).toEqual([]);
    socket().open();
    const [request] = socket().sent;
    socket().say({ ...UPDATE, ack: request?.id });
    expect(await answer).toMatchObject({ type: "update" });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket().sent.filter(({ type }) => type === "start")).toHaveLength(1);
  });

  it("are sent again with the same id while there is no answer", async () => {
    socket().open();
    void line.ask({ type: "start" });
    await vi.advanceTimersByTimeAsync(2_400);
    expect(socket().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(400);
    expect(socket().sent).toHaveLength(2);
    expect(socket().sent[0]).toEqual(socket().sent[1]);
  });

  it("are asked again when the server was only busy", async () => {
    socket().open();
    let isAnswered = false;
    void line.ask({ type: "start" }).then(() => (isAnswered = true));
    socket().say({ type: "refused", reason: "busy", message: "Busy.", id: socket().sent[0]?.id });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(isAnswered).toBe(false);
    expect(socket().sent).toHaveLength(2);
    socket().say({ type: "refused", reason: "not-host", message: "No.", id: socket().sent[0]?.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(isAnswered).toBe(true);
  });

  it("survive a lost line", async () => {
    socket().open();
    const answer = line.ask({ type: "start" });
    const first = socket();
    first.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket()).not.toBe(first);
    socket().open();
    expect(socket().sent).toEqual(first.sent);
    socket().say({ ...UPDATE, ack: first.sent[0]?.id });
    expect(await answer).toMatchObject({ type: "update" });
  });
});

describe("requests that will never be answered", () => {
  const CLOSED = { type: "refused", reason: "closed" };

  it.each<[string, () => void]>([
    ["the page leaves", () => line.close()],
    [
      "the server will not have us",
      () => socket().say({ type: "goodbye", reason: "forgotten", message: "Farewell!", again: false }),
    ],
    ["the socket is closed for good", () => socket().cut(4404)],
  ])("are refused when %s", async (_, end) => {
    socket().open();
    const [sent, another] = [line.ask({ type: "start" }), line.ask({ type: "pause" })];
    end();
    expect(await sent).toMatchObject(CLOSED);
    expect(await another).toMatchObject(CLOSED);
  });

  it("are refused on a line that was closed before", async () => {
    line.close();
    expect(await line.ask({ type: "start" })).toMatchObject(CLOSED);
  });

  it("are answered though a listener has thrown", async () => {
    const throwing = new Line(() => "/socket", {
      heard: () => {
        throw new Error("not understood");
      },
      lost: () => undefined,
      ended: () => undefined,
    });
    socket().open();
    const answer = throwing.ask({ type: "start" });
    expect(() => socket().say({ ...UPDATE, ack: socket().sent[0]?.id })).toThrow("not understood");
    expect(await answer).toMatchObject({ type: "update" });
    throwing.close();
  });
});

describe("the line", () => {
  it("is renewed after something unreadable", async () => {
    socket().open();
    const broken = socket();
    broken.onmessage?.({ data: '{"type": "upd' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket()).not.toBe(broken);
    socket().open();
    socket().say(UPDATE);
    expect(told).toEqual(["lost", "there", "update"]);
  });

  it("stays closed when another language is chosen", () => {
    line.close();
    line.renew();
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes back by itself, and says so", async () => {
    socket().open();
    socket().say(UPDATE);
    socket().cut();
    expect(told).toEqual(["update", "lost"]);
    await vi.advanceTimersByTimeAsync(1_000);
    socket().open();
    socket().say(UPDATE);
    expect(told).toEqual(["update", "lost", "there", "update"]);
  });

  it("is given up when nothing comes any more", async () => {
    socket().open();
    const silent = socket();
    await vi.advanceTimersByTimeAsync(25_000);
    expect(silent.sent.filter(({ type }) => type === "ping").length).toBeGreaterThan(0);
    expect(silent.readyState).toBe(3);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("does not wait when the network is back", () => {
    socket().open();
    socket().cut();
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is renewed in another language without being lost", () => {
    socket().open();
    void line.ask({ type: "start" });
    language = "de";
    line.renew();
    socket().open();
    expect(socket().url).toContain("words=de");
    expect(socket().sent).toHaveLength(1);
    expect(told).toEqual([]);
  });

  it("ends when the server will not have us", async () => {
    socket().open();
    socket().say({ type: "goodbye", reason: "forgotten", message: "Farewell!", again: false });
    socket().cut(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(["ended: forgotten"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("comes again after a goodbye that says so", async () => {
    socket().open();
    socket().say({ type: "goodbye", reason: "stopping", message: "Restarting.", again: true });
    socket().cut(1012);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it.each([
    [4401, "not-a-guest"],
    [4403, "no-spectators"],
    [4404, "no-such-table"],
  ])("knows %i without a word", (code, reason) => {
    socket().cut(code);
    expect(told).toEqual([`ended: ${reason}`]);
  });
});
