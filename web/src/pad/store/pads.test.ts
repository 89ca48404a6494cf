import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { newId } from "./ids.ts";
import type { Pads } from "./pads.svelte.ts";
import { PretendBoxes, begin, bid, bids, closeTabs, tab } from "./pretend.ts";

let boxes: PretendBoxes;

beforeEach(() => {
  localStorage.clear();
  boxes = new PretendBoxes();
});
afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

function finish(pads: Pads, id: string): void {
  expect(pads.change(id, { type: "stop", stopped: true })).toBeNull();
}

function onDesk(id: string): { revision: number; game: unknown } | null {
  return JSON.parse(localStorage.getItem(`pad:${id}`) ?? "null");
}

describe("a pad", () => {
  it("is on the desk at once and in the drawer soon, and is there after a reload", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    expect(id).toMatch(/^[a-z0-9]{12}$/);
    expect(pads.change(id, bid(0, 1))).toBeNull();
    expect(onDesk(id)).toMatchObject({ revision: 2, game: pads.get(id) });
    await pads.rest();
    expect(JSON.parse(boxes.text(id))).toEqual(onDesk(id));
    expect(pads.trouble).toBe("none");
    const later = await tab(boxes);
    expect(bids(later.get(id))).toEqual([1, undefined]);
    expect(later.damaged).toEqual([]);
  });

  it("refuses what the rules refuse, and changes nothing then", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    expect(pads.change(id, bid(0, 2))).toMatchObject({ reason: "bid-range" });
    expect(pads.change("nobodyknows", bid(0, 0))).toMatchObject({ reason: "id" });
    expect(onDesk(id)).toMatchObject({ revision: 1 });
    expect(
      pads.begin({ game: "skull-king", players: ["A"], first: 0, options: { scoring: "standard" } }),
    ).toMatchObject({
      reason: "player-count",
    });
    expect(pads.games).toHaveLength(1);
  });

  it("lies in the drawer alone when it has ended", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    finish(pads, id);
    expect(onDesk(id)).not.toBeNull();
    await pads.rest();
    expect(onDesk(id)).toBeNull();
    expect((await tab(boxes)).get(id)).toMatchObject({ stopped: true });
    expect(pads.change(id, bid(0, 1))).toBeNull();
    expect(onDesk(id)).not.toBeNull();
    await pads.rest();
    expect(bids((await tab(boxes)).get(id))).toEqual([1, undefined]);
  });

  it("that was changed last comes first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-16T19:30:00Z") });
    const pads = await tab(boxes);
    const first = begin(pads, ["Anna", "Ben"]);
    vi.setSystemTime(new Date("2026-11-16T19:31:00Z"));
    const second = begin(pads, ["ben", "Cleo"]);
    expect(pads.games.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(pads.names()).toEqual(["ben", "Cleo", "Anna"]);
    vi.setSystemTime(new Date("2026-11-16T19:32:00Z"));
    pads.change(first.id, bid(0, 0));
    expect(pads.games.map(({ id }) => id)).toEqual([first.id, second.id]);
  });
});

describe("undo", () => {
  it("goes back and forth, and goes on after a reload", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    expect([pads.canUndo(id), pads.canRedo(id), pads.undo(id)]).toEqual([false, false, false]);
    pads.change(id, bid(0, 1));
    pads.change(id, bid(1, 0));
    expect(pads.undo(id)).toBe(true);
    expect(bids(pads.get(id))).toEqual([1, undefined]);
    const later = await tab(boxes);
    expect([later.canUndo(id), later.canRedo(id)]).toEqual([true, true]);
    expect(later.redo(id)).toBe(true);
    expect(bids(later.get(id))).toEqual([1, 0]);
    later.undo(id);
    later.undo(id);
    expect(bids(later.get(id))).toEqual([undefined, undefined]);
    expect(later.canUndo(id)).toBe(false);
    later.change(id, bid(1, 1));
    expect([later.canRedo(id), later.redo(id)]).toEqual([false, false]);
  });

  it("takes back whatever a change can be", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    const states = [pads.get(id)];
    const write = (field: "bid" | "tricks", seat: number, value: number) =>
      pads.change(id, { type: "write", cells: [{ round: 0, seat, field, value }] });
    for (const make of [
      () => write("bid", 0, 1),
      () => write("bid", 1, 0),
      () => write("tricks", 0, 1),
      () => write("tricks", 1, 0),
      () => pads.change(id, { type: "next-round" }),
      () =>
        pads.change(id, {
          type: "set-up",
          players: ["Anna", "Bob"],
          options: { scoring: "landlubber" },
          first: 1,
        }),
      () => pads.change(id, { type: "stop", stopped: true }),
      () => pads.change(id, { type: "stop", stopped: false }),
    ]) {
      expect(make()).toBeNull();
      states.push(pads.get(id));
    }
    const timeless = (game: object | undefined) => ({ ...game, changed: "" });
    for (const state of states.slice(0, -1).reverse()) {
      expect(pads.undo(id)).toBe(true);
      expect(timeless(pads.get(id))).toEqual(timeless(state));
    }
    for (const state of states.slice(1)) {
      expect(pads.redo(id)).toBe(true);
      expect(timeless(pads.get(id))).toEqual(timeless(state));
    }
  });

  it("remembers a good many steps and no more, and none for what changed nothing", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    for (let n = 0; n < 205; n += 1) pads.change(id, bid(0, n % 2));
    const { revision } = onDesk(id) ?? {};
    pads.change(id, bid(0, 0));
    expect(onDesk(id)).toMatchObject({ revision });
    let steps = 0;
    while (pads.undo(id)) steps += 1;
    expect(steps).toBe(200);
  });

  it("does not follow steps that somebody has spoilt", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    pads.change(id, bid(0, 1));
    await pads.rest();
    closeTabs();
    const text = boxes.text(id);
    for (const [from, to] of [
      ['"entries":[[0,0,{}]]', '"entries":[[0,0,{"bid":7}]]'],
      ['"keys":[]', '"keys":[["rounds",5]]'],
      ['"keys":[]', '"keys":7'],
      ['"length":1', '"length":1e9'],
    ] as const) {
      expect(text).toContain(from);
      localStorage.setItem(`pad:${id}`, text.replace(from, to));
      boxes.things.clear();
      const later = await tab(boxes);
      expect(later.undo(id)).toBe(false);
      expect(later.canUndo(id)).toBe(false);
      expect(bids(later.get(id))).toEqual([1, undefined]);
      closeTabs();
    }
  });
});

describe("games that are thrown away", () => {
  it("can be restored after a reload", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    pads.change(id, bid(0, 1));
    pads.remove(id);
    expect(pads.get(id)).toBeUndefined();
    await pads.rest();
    const later = await tab(boxes);
    expect([later.games, later.removed.map((game) => game.id)]).toEqual([[], [id]]);
    later.restore(id);
    expect(bids(later.get(id))).toEqual([1, undefined]);
    expect(later.canUndo(id)).toBe(true);
    expect(onDesk(id)).not.toBeNull();
  });

  it("are gone after thirty days, or when fifty newer ones have followed", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-16T19:30:00Z") });
    const pads = await tab(boxes);
    const ids = Array.from({ length: 52 }, (_, n) => {
      vi.setSystemTime(new Date(Date.UTC(2026, 10, 16, 20, 0, n)));
      const { id } = begin(pads);
      pads.remove(id);
      return id;
    });
    await pads.rest();
    closeTabs();
    expect((await tab(boxes)).removed.map(({ id }) => id).sort()).toEqual(ids.slice(2).sort());
    expect(boxes.things.size).toBe(50);
    vi.setSystemTime(new Date("2026-12-17T20:00:00Z"));
    expect((await tab(boxes)).removed).toEqual([]);
    expect(boxes.things.size).toBe(0);
  });
});

describe("names", () => {
  it("that are forgotten are not offered until they play again", async () => {
    const pads = await tab(boxes);
    begin(pads, ["Anna", "Ben"]);
    pads.forgetName("ANNA");
    expect(pads.names()).toEqual(["Ben"]);
    expect((await tab(boxes)).names()).toEqual(["Ben"]);
    begin(pads, ["Anna", "Cleo"]);
    expect(new Set(pads.names())).toEqual(new Set(["Anna", "Cleo", "Ben"]));
  });
});

describe("ids", () => {
  it("are of letters and digits, and not the same", () => {
    const ids = Array.from({ length: 200 }, newId);
    expect(ids.every((id) => /^[a-z0-9]{12}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(200);
    expect(new Set(ids.join("")).size).toBe(36);
  });
});
