import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Drawer } from "./drawer.ts";
import { Pads } from "./pads.svelte.ts";
import {
  type PretendBoxes,
  type PretendStorage,
  begin,
  bid,
  bids,
  closeTabs,
  keptPad,
  newDevice,
  putAway,
  tab,
} from "./pretend.ts";

let boxes: PretendBoxes;
let storage: PretendStorage;

beforeEach(() => void ({ boxes, storage } = newDevice()));
afterEach(putAway);

function isAsked(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

describe("a full or forbidden store", () => {
  it("without a desk keeps one copy, says so, and is well again when there is room", async () => {
    const pads = await tab(boxes);
    storage.refuses = () => true;
    const { id } = begin(pads);
    pads.change(id, bid(0, 1));
    expect(isAsked()).toBe(true);
    await pads.rest();
    expect(pads.trouble).toBe("one-copy");
    expect(isAsked()).toBe(false);
    expect(bids((await tab(boxes)).get(id))).toEqual([1, undefined]);
    storage.refuses = () => false;
    pads.change(id, bid(1, 1));
    expect(pads.trouble).toBe("none");
    expect(localStorage.getItem(`pad:${id}`)).toContain('"bid":1');
  });

  it("leaves the steps out where there is room for the pad alone", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    storage.refuses = (_, value) => value.includes('"entries"');
    pads.change(id, bid(0, 1));
    await pads.rest();
    expect(pads.trouble).toBe("none");
    expect(localStorage.getItem(`pad:${id}`)).toContain('"bid":1');
    const later = await tab(boxes);
    expect([bids(later.get(id)), later.canUndo(id)]).toEqual([[1, undefined], true]);
  });

  it("without a drawer keeps one copy, says so, and finds what lies there as soon as it can", async () => {
    const old = await keptPad(boxes);
    localStorage.clear();
    boxes.broken = true;
    const pads = await tab(boxes);
    expect([pads.complete, pads.trouble, pads.games]).toEqual([true, "one-copy", []]);
    const { id } = begin(pads);
    await pads.rest();
    expect(pads.trouble).toBe("one-copy");
    boxes.broken = false;
    pads.change(id, bid(0, 1));
    await pads.rest();
    await vi.waitFor(() => expect(pads.trouble).toBe("none"));
    expect(pads.games.map((game) => game.id).sort()).toEqual([id, old].sort());
  });

  it("that keeps nothing at all is not left without a question", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    await pads.rest();
    storage.refuses = () => true;
    boxes.broken = true;
    pads.change(id, bid(0, 1));
    await pads.rest();
    expect([pads.trouble, isAsked(), bids(pads.get(id))]).toEqual(["nowhere", true, [1, undefined]]);
    const other = begin(pads);
    await pads.rest();
    storage.refuses = () => false;
    boxes.broken = false;
    pads.change(id, bid(1, 1));
    await pads.rest();
    expect([pads.trouble, isAsked()]).toEqual(["none", false]);
    const later = await tab(boxes);
    expect([bids(later.get(id)), later.get(other.id)]).toEqual([[1, 1], other]);
  });

  it("keeps what has ended on the desk while there is no drawer", async () => {
    const pads = await tab(boxes);
    boxes.broken = true;
    const { id } = begin(pads);
    pads.change(id, { type: "stop", stopped: true });
    await pads.rest();
    expect((await tab(boxes)).get(id)).toMatchObject({ stopped: true });
    boxes.broken = false;
    begin(pads);
    await pads.rest();
    expect(localStorage.getItem(`pad:${id}`)).toBeNull();
    expect((await tab(boxes)).get(id)).toMatchObject({ stopped: true });
  });

  it("that cannot even be asked for works as long as the page is there", async () => {
    storage.forbidden = true;
    boxes.broken = true;
    const pads = await tab(boxes);
    const { id } = begin(pads);
    expect(pads.change(id, bid(0, 1))).toBeNull();
    await pads.rest();
    expect([bids(pads.get(id)), pads.trouble]).toEqual([[1, undefined], "nowhere"]);
  });
});

describe("many games", () => {
  it("do not block the page: the open ones are there at once, the others bit by bit", async () => {
    const pads = await tab(boxes);
    const [open] = [begin(pads)];
    const added = Array.from({ length: 500 }, (_, n) => ({
      ...open,
      id: `game${String(n).padStart(8, "0")}`,
      stopped: true,
    }));
    await pads.take({ added, same: [], differing: [] }, () => "mine");
    closeTabs();
    expect(localStorage.length).toBe(2);
    const later = new Pads(new Drawer(boxes));
    const opening = later.open();
    expect([later.ready, later.games.length]).toEqual([true, 1]);
    let turns = 0;
    const timer = setInterval(() => (turns += 1));
    await opening;
    clearInterval(timer);
    expect(later.games).toHaveLength(501);
    expect(turns).toBeGreaterThan(10);
    later.close();
  });
});
