import { beforeEach, describe, expect, it, vi } from "vitest";

import type { PadGame } from "../core/model";
import { GAME } from "../sample";
import { Publisher } from "./publisher.svelte";

/** Fake pads whose content a test sets; the real ones store it. */
class Games {
  ready = $state(false);
  complete = $state(false);
  games = $state.raw<readonly PadGame[]>([]);

  get(id: string): PadGame | undefined {
    return this.games.find((game) => game.id === id);
  }
}
let pads: Games;
vi.mock("../store/pads.svelte", () => ({
  get pads() {
    return pads;
  },
}));

/** The server's copy of the pad, and its answers. */
let server: {
  away: boolean;
  guest: boolean;
  refuses: string | null;
  revision: number;
  bids: (number | undefined)[];
  ended: string[];
};

async function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  if (server.away) throw new TypeError("no network");
  const no = (reason: string, status = 400) => Response.json({ reason, message: reason }, { status });
  if (path === "/api/guests") server.guest = true;
  if (path === "/api/guests") return Response.json({ name: "Anna" }, { status: 201 });
  if (!server.guest) return no("not-a-guest", 401);
  if (path === "/api/me") return Response.json({ name: "Anna", since: 0 });
  if (path.endsWith("/link")) return Response.json({ link: "http://house/pad/live-x" });
  if (method === "DELETE") server.ended.push(path);
  if (method === "DELETE") return new Response(null, { status: 204 });
  if (server.refuses) return no(server.refuses);
  const { revision, game } = JSON.parse(String(body)) as { revision: number; game: PadGame };
  const taken = revision > server.revision;
  if (taken) server.bids.push(game.rounds[0]?.[0]?.bid);
  server.revision = Math.max(revision, server.revision);
  return Response.json({ revision: server.revision, taken });
}

/** A page after a reload, with what this device stored. */
function loaded() {
  pads = new Games();
  const live = new Publisher();
  pads.games = [GAME];
  pads.ready = pads.complete = true;
  const bid = (bid: number) => (pads.games = [{ ...GAME, rounds: [[{ bid }, {}]] }]);
  return { pads, live, bid };
}

const settled = (ms = 5_000) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  server = { away: false, guest: true, refuses: null, revision: 0, bids: [], ended: [] };
  vi.stubGlobal("fetch", answer);
});

describe("a pad that is shared", () => {
  it("is sent, and again at each change; many at once are one", async () => {
    const { live, bid } = loaded();
    live.share("annaspad");
    expect(live.state("annaspad")).toBe("sending");
    await settled();
    expect(live.state("annaspad")).toBe("sent");
    expect(live.link("annaspad")).toBe("http://house/pad/live-x");
    for (const one of [1, 2, 3]) bid(one);
    await settled();
    expect(server.bids).toEqual([undefined, 3]);
  });

  it("makes a guest of a stranger", async () => {
    server.guest = false;
    const { live } = loaded();
    live.share("annaspad");
    await settled();
    expect([server.guest, server.bids.length, live.state("annaspad")]).toEqual([true, 1, "sent"]);
  });

  it("is not shared again by somebody who had their data deleted", async () => {
    const { live, bid } = loaded();
    live.share("annaspad");
    await settled();
    server.guest = false;
    bid(1);
    await settled();
    expect([server.guest, live.state("annaspad")]).toEqual([false, "ended"]);
  });

  it("waits for the network, and goes on by itself", async () => {
    server.away = true;
    const { live, bid } = loaded();
    live.share("annaspad");
    bid(1);
    await settled();
    expect(live.state("annaspad")).toBe("waiting");
    server.away = false;
    dispatchEvent(new Event("online"));
    await settled(1_000);
    expect([server.bids, live.state("annaspad")]).toEqual([[1], "sent"]);
  });

  it("stays shared after a reload, under the same link", async () => {
    const before = loaded();
    before.live.share("annaspad");
    await settled();
    const after = loaded();
    expect(after.live.link("annaspad")).toBe(before.live.link("annaspad"));
    after.bid(7);
    await settled();
    expect(server.bids).toEqual([undefined, 7]);
  });

  it("takes a higher number where the server has something else", async () => {
    const { live } = loaded();
    server.revision = 40;
    live.share("annaspad");
    await settled();
    expect([server.revision, live.state("annaspad")]).toEqual([41, "sent"]);
  });

  it("ends when it is stopped, without a network as soon as there is one", async () => {
    const { live, bid } = loaded();
    live.share("annaspad");
    await settled();
    server.away = true;
    live.stop("annaspad");
    expect([live.isShared("annaspad"), live.link("annaspad")]).toEqual([false, undefined]);
    bid(5);
    await settled();
    server.away = false;
    await settled(30_000);
    expect([server.ended.length, server.bids]).toEqual([1, [undefined]]);
    expect(localStorage.getItem("shared-pads")).toBe("[]");
  });

  it("ends when it is removed", async () => {
    const { live, pads } = loaded();
    live.share("annaspad");
    await settled();
    pads.games = [];
    await settled();
    expect([server.ended.length, live.isShared("annaspad")]).toEqual([1, false]);
  });

  it.each(["sharing-ended", "not-your-pad"])(
    "is over when the server says %s, and can begin anew",
    async (why) => {
      const { live, bid } = loaded();
      live.share("annaspad");
      await settled();
      server.refuses = why;
      bid(1);
      await settled();
      expect([live.state("annaspad"), live.isShared("annaspad")]).toEqual(["ended", false]);
      server.refuses = null;
      live.share("annaspad");
      await settled();
      expect(live.state("annaspad")).toBe("sent");
    },
  );

  it.each(["[", '{"a": 1}', '[{"pad": 1}]', "[null]"])(
    "is not shared if what was kept is damaged: %s",
    async (kept) => {
      localStorage.setItem("shared-pads", kept);
      const { live } = loaded();
      expect(live.isShared("annaspad")).toBe(false);
    },
  );
});
