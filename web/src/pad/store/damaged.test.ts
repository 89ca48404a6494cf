import { afterEach, beforeEach, describe, expect, it } from "vitest";

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
      const id = await keptPad(boxes);
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
      const id = await keptPad(boxes);
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
    const [id, other] = [await keptPad(boxes), await keptPad(boxes)];
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
    boxes.broken = true;
    for (const damaged of pads.damaged) await pads.throwAway(damaged);
    expect(pads.damaged).toMatchObject([{ where: "drawer" }]);
    boxes.broken = false;
    for (const damaged of pads.damaged) await pads.throwAway(damaged);
    expect(pads.damaged).toEqual([]);
    pads = await tab(boxes);
    expect(pads.damaged).toEqual([]);
    expect(localStorage.length + boxes.things.size).toBe(2 + 1); // the other pad, and that the browser was asked
    expect(good).toContain(id);
  });

  it("stays where it is if there is no room elsewhere, and is not written over", async () => {
    const id = await keptPad(boxes);
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
    const id = await keptPad(boxes);
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
    const id = await keptPad(boxes);
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
    const id = await keptPad(boxes);
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
