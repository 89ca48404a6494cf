/** Stores that are damaged, full or forbidden, and several tabs. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { PadGame } from "../core/index.ts";
import { Drawer } from "./drawer.ts";
import { Pads } from "./pads.svelte.ts";
import { PretendBoxes, PretendStorage, begin, bid, bids, closeTabs, heard, tab } from "./pretend.ts";

let boxes: PretendBoxes;
let storage: PretendStorage;

beforeEach(() => {
  boxes = new PretendBoxes();
  storage = new PretendStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  closeTabs();
  vi.unstubAllGlobals();
});

/** A pad with one bid, kept twice; the tab is closed. */
async function kept(): Promise<string> {
  const pads = await tab(boxes);
  const { id } = begin(pads);
  pads.change(id, bid(0, 1));
  await pads.rest();
  closeTabs();
  return id;
}

function isAsked(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}

const SPOILT = {
  "no JSON": (text: string) => text.slice(0, 50),
  nothing: () => "",
  null: () => "null",
  "a list": () => "[]",
  "refused by the rules": (text: string) => text.replace('"bid":1', '"bid":7'),
  "of another pad": (text: string) => text.replace(/"id":"\w+"/, '"id":"anotherpad12"'),
  "without a revision": (text: string) => text.replace('"revision":2', '"revision":"2"'),
  "of no version": (text: string) => text.replace('"version":1', '"version":0'),
};

describe("a damaged copy", () => {
  for (const [what, spoil] of Object.entries(SPOILT)) {
    it(`on the desk (${what}) is set aside, and the other one mends it`, async () => {
      const id = await kept();
      const good = boxes.text(id);
      localStorage.setItem(`pad:${id}`, spoil(good));
      const pads = await tab(boxes);
      expect(bids(pads.get(id))).toEqual([1, undefined]);
      expect(pads.damaged).toEqual([{ where: "desk", key: `bad:${id}`, id, text: spoil(good) }]);
      expect(localStorage.getItem(`bad:${id}`)).toBe(spoil(good));
      expect(localStorage.getItem(`pad:${id}`)).toBe(good);
      expect(pads.trouble).toBe("none");
    });

    it(`in the drawer (${what}) is set aside, and the other one mends it`, async () => {
      const id = await kept();
      const good = boxes.text(id);
      boxes.things.set(id, { key: id, text: spoil(good) });
      const pads = await tab(boxes);
      expect(bids(pads.get(id))).toEqual([1, undefined]);
      expect(pads.damaged).toMatchObject([{ where: "drawer", id, text: spoil(good) }]);
      expect(boxes.text(pads.damaged[0]?.key ?? "")).toBe(spoil(good));
      expect(boxes.text(id)).toBe(good);
    });
  }

  it("is shown again on the next visit, until it is thrown away", async () => {
    const [id, other] = [await kept(), await kept()];
    const good = boxes.text(id);
    localStorage.setItem(`pad:${id}`, "desk");
    boxes.things.set(id, { key: id, strange: 5 });
    for (const pads of [await tab(boxes), await tab(boxes)]) {
      expect(pads.games.map((game) => game.id)).toEqual([other]);
      expect(pads.damaged.map(({ text }) => text)).toEqual(["desk", `{"key":"${id}","strange":5}`]);
      closeTabs();
    }
    localStorage.setItem(`pad:${id}`, "again");
    let pads = await tab(boxes);
    expect(pads.damaged.map(({ text }) => text).sort()).toEqual([
      "again",
      "desk",
      `{"key":"${id}","strange":5}`,
    ]);
    for (const damaged of [...pads.damaged]) pads.throwAway(damaged);
    expect(pads.damaged).toEqual([]);
    pads = await tab(boxes);
    expect(pads.damaged).toEqual([]);
    expect(localStorage.length + boxes.things.size).toBe(2 + 1); // the other pad, and that the browser was asked
    expect(good).toContain(id);
  });

  it("stays where it is if there is no room elsewhere, and is not written over", async () => {
    const id = await kept();
    localStorage.setItem(`pad:${id}`, "damaged");
    storage.refuses = (key) => key.startsWith("bad:");
    const pads = await tab(boxes);
    expect(pads.damaged).toEqual([{ where: "desk", key: `pad:${id}`, id, text: "damaged" }]);
    pads.change(id, bid(1, 1));
    expect(localStorage.getItem(`pad:${id}`)).toBe("damaged");
    expect(pads.trouble).toBe("one-copy");
    storage.refuses = () => false;
    pads.change(id, bid(1, 0));
    expect(localStorage.getItem(`bad:${id}`)).toBe("damaged");
    expect(bids((await tab(boxes)).get(id))).toEqual([1, 0]);
    expect(pads.trouble).toBe("none");
  });

  it("that is spoilt under our hands harms nothing", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    await pads.rest();
    localStorage.setItem(`pad:${id}`, "spoilt");
    boxes.things.set(id, { key: id, text: "spoilt, too" });
    pads.change(id, bid(0, 1));
    await pads.rest();
    expect(pads.damaged.map(({ text }) => text)).toEqual(["spoilt", "spoilt, too"]);
    expect(bids((await tab(boxes)).get(id))).toEqual([1, undefined]);
  });

  it("is not what a later version has written", async () => {
    const id = await kept();
    const later = boxes.text(id).replace('"version":1', '"version":2');
    localStorage.setItem(`pad:${id}`, later);
    boxes.things.set(id, { key: id, text: later });
    const pads = await tab(boxes);
    expect([pads.games, pads.damaged]).toEqual([[], []]);
    expect([localStorage.getItem(`pad:${id}`), boxes.text(id)]).toEqual([later, later]);
  });

  it("of something else of the page is none of ours", async () => {
    localStorage.setItem("pad:type-size", "large");
    localStorage.setItem("padding", "x");
    const pads = await tab(boxes);
    expect([pads.games, pads.damaged]).toEqual([[], []]);
    expect(localStorage.length).toBe(2);
  });
});

describe("the newer copy", () => {
  it("is right, wherever it lies, and mends the other", async () => {
    const id = await kept();
    const old = boxes.text(id);
    const pads = await tab(boxes);
    pads.change(id, bid(1, 0));
    await pads.rest();
    closeTabs();
    const recent = boxes.text(id);
    localStorage.setItem(`pad:${id}`, old);
    expect(bids((await tab(boxes)).get(id))).toEqual([1, 0]);
    expect(localStorage.getItem(`pad:${id}`)).toBe(recent);
    closeTabs();
    boxes.things.set(id, { key: id, text: old });
    expect(bids((await tab(boxes)).get(id))).toEqual([1, 0]);
    expect(boxes.text(id)).toBe(recent);
    closeTabs();
    localStorage.removeItem(`pad:${id}`);
    expect(bids((await tab(boxes)).get(id))).toEqual([1, 0]);
    expect(localStorage.getItem(`pad:${id}`)).toBe(recent);
  });

  it("in the drawer is never replaced by an older one; what was written before it was read is written again", async () => {
    const id = await kept();
    const pads = await tab(boxes);
    const old = localStorage.getItem(`pad:${id}`) ?? "";
    for (const value of [0, 1, 0]) pads.change(id, bid(0, value));
    await pads.rest();
    closeTabs();
    localStorage.setItem(`pad:${id}`, old);
    const hasty = new Pads(new Drawer(boxes));
    const opening = hasty.open();
    expect([hasty.ready, hasty.complete]).toEqual([true, false]);
    expect(hasty.change(id, bid(1, 1))).toBeNull();
    await opening;
    await hasty.rest();
    expect(bids(hasty.get(id))).toEqual([0, 1]);
    expect(bids((await tab(boxes)).get(id))).toEqual([0, 1]);
    hasty.close();
  });
});

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
    const old = await kept();
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

describe("two tabs", () => {
  it("show each other every change at once", async () => {
    const [one, other] = [await tab(boxes), await tab(boxes)];
    const { id } = begin(one);
    await heard();
    expect(other.get(id)).toEqual(one.get(id));
    one.change(id, bid(0, 1));
    other.change(id, bid(1, 0)); // before it has heard
    await heard();
    for (const pads of [one, other]) expect(bids(pads.get(id))).toEqual([1, 0]);
    other.undo(id);
    await heard();
    expect([bids(one.get(id)), one.canRedo(id)]).toEqual([[1, undefined], true]);
  });

  it("lose nothing even if neither can see what the other one writes at that instant", async () => {
    const [one, other] = [await tab(boxes), await tab(boxes)];
    const { id } = begin(one);
    await heard();
    const before = localStorage.getItem(`pad:${id}`) ?? "";
    one.change(id, bid(0, 1));
    localStorage.setItem(`pad:${id}`, before);
    other.change(id, bid(1, 0));
    await heard();
    await Promise.all([one.rest(), other.rest()]);
    for (const pads of [one, other, await tab(boxes)]) expect(bids(pads.get(id))).toEqual([1, 0]);
    expect(boxes.text(id)).toBe(localStorage.getItem(`pad:${id}`));
  });

  it("do not repeat what is long done when one was asleep", async () => {
    const [one, asleep] = [await tab(boxes), await tab(boxes)];
    const { id } = begin(one);
    await heard();
    asleep.change(id, bid(0, 1));
    await heard();
    asleep.close();
    for (let n = 0; n < 31; n += 1) one.change(id, bid(0, n % 2));
    expect(asleep.change(id, bid(1, 1))).toBeNull();
    expect(bids(asleep.get(id))).toEqual([0, 1]);
  });

  it("bring back what was thrown away in one and written in the other", async () => {
    const [one, other] = [await tab(boxes), await tab(boxes)];
    const { id } = begin(one);
    await heard();
    one.remove(id);
    other.change(id, bid(0, 1));
    await heard();
    for (const pads of [one, other]) expect(bids(pads.get(id))).toEqual([1, undefined]);
  });

  it("see what was thrown away", async () => {
    const [one, other] = [await tab(boxes), await tab(boxes)];
    const { id } = begin(one);
    await heard();
    one.remove(id);
    await heard();
    expect(other.get(id)).toBeUndefined();
    expect([other.canUndo(id), other.undo(id)]).toEqual([false, false]);
    other.restore(id);
    await heard();
    expect(one.get(id)).toBeDefined();
  });
});

describe("an import", () => {
  const theirs = (game: PadGame): PadGame => ({ ...game, players: ["Anna", "Zoe"] });

  it("keeps what is new, and of the rest what was decided", async () => {
    const pads = await tab(boxes);
    const [a, b, c] = [begin(pads), begin(pads), begin(pads)];
    const added = { ...a, id: "fromafile123" };
    const differing = [a, b, c].map((game): [PadGame, PadGame] => [game, theirs(game)]);
    const decide = (mine: PadGame) => (mine === a ? "mine" : mine === b ? "theirs" : "both");
    const taken = await pads.take({ added: [added], same: [], differing }, decide);
    expect(taken).toMatchObject({ stored: true });
    await pads.rest();
    const later = await tab(boxes);
    for (const each of [pads, later]) {
      expect(each.games).toHaveLength(5);
      expect(each.get(added.id)).toEqual(added);
      expect([a, b, c].map(({ id }) => each.get(id)?.players[1])).toEqual(["Ben", "Zoe", "Ben"]);
    }
    expect(later.undo(b.id)).toBe(true);
    expect(later.get(b.id)?.players[1]).toBe("Ben");
  });

  it("of a game with other players can be undone, too", async () => {
    const pads = await tab(boxes);
    const mine = begin(pads);
    pads.change(mine.id, bid(0, 1));
    const more = { ...mine, players: ["A", "B", "C"], rounds: [[{}, {}, {}]] };
    await pads.take({ added: [], same: [], differing: [[mine, more]] }, () => "theirs");
    expect(pads.get(mine.id)).toEqual(more);
    pads.undo(mine.id);
    expect(bids(pads.get(mine.id))).toEqual([1, undefined]);
    pads.redo(mine.id);
    expect(pads.get(mine.id)?.players).toEqual(more.players);
  });

  it("restores what was thrown away, and keeps both of two that only look new", async () => {
    const pads = await tab(boxes);
    const gone = begin(pads);
    pads.remove(gone.id);
    const twice = { ...gone, id: "twiceinafile" };
    await pads.take({ added: [gone, twice, twice, theirs(twice)], same: [], differing: [] }, () => "mine");
    expect(pads.get(gone.id)).toEqual(gone);
    expect(pads.games.map(({ players }) => players[1]).sort()).toEqual(["Ben", "Ben", "Zoe"]);
  });

  it("changes nothing if it cannot be kept whole", async () => {
    const pads = await tab(boxes);
    const game = begin(pads);
    const before = localStorage.getItem(`pad:${game.id}`);
    await pads.rest();
    boxes.broken = true;
    storage.refuses = (key) => key.endsWith("secondinfile");
    const added = [
      { ...game, id: "firstinafile" },
      { ...game, id: "secondinfile" },
    ];
    const merged = { added: [], same: [], differing: [[game, theirs(game)] as [PadGame, PadGame]] };
    expect(await pads.take({ ...merged, added }, () => "theirs")).toEqual({ stored: false });
    expect([pads.games, localStorage.getItem(`pad:${game.id}`)]).toEqual([[game], before]);
    expect(localStorage.getItem("pad:firstinafile")).toBeNull();
    expect(pads.trouble).toBe("none");
    expect(await pads.take(merged, () => "theirs")).toMatchObject({ stored: true });
    expect([pads.get(game.id)?.players[1], pads.trouble]).toEqual(["Zoe", "one-copy"]);
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
