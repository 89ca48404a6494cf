import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { type PretendBoxes, begin, bid, bids, closeTabs, heard, newDevice, putAway, tab } from "./pretend.ts";

let boxes: PretendBoxes;

beforeEach(() => void ({ boxes } = newDevice()));
afterEach(putAway);

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

  it("hear from the desk alone where nothing else tells them", async () => {
    const pads = await tab(boxes);
    const { id } = begin(pads);
    const before = localStorage.getItem(`pad:${id}`) ?? "";
    pads.change(id, bid(0, 1));
    const newValue = localStorage.getItem(`pad:${id}`);
    closeTabs();
    boxes.things.clear();
    localStorage.setItem(`pad:${id}`, before);
    const late = await tab(boxes);
    for (const [key, value] of [
      [`pad:${id}`, newValue],
      [`pad:${id}`, null],
      [`bad:${id}`, "{}"],
      [`pad:${id}`, "{}"],
      ["language", "de"],
      [null, null],
    ] as const)
      dispatchEvent(new StorageEvent("storage", { key, newValue: value }));
    expect(bids(late.get(id))).toEqual([1, undefined]);
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
