import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type PadGame, begun } from "../core/index.ts";
import { Desk } from "./desk.ts";
import { Drawer } from "./drawer.ts";
import { type Kept, changedTo, isNewer, keptIn, textOf } from "./kept.ts";
import { PretendBoxes, PretendStorage } from "./pretend.ts";

const ID = "thepadoftests";
const SET_UP = { id: ID, players: ["Anna", "Ben"], first: 0, now: "2026-11-16T19:30:00Z" };
const game = begun({ ...SET_UP, game: "skull-king", options: { scoring: "standard" } }) as PadGame;
const first = changedTo(game, { mark: "a", undo: [] });
const second = changedTo(game, { before: first, mark: "b", undo: [] });
/** Written at the same instant as the second, in another tab. */
const rival = changedTo(game, { before: first, mark: "c", undo: [] });

beforeEach(() => void vi.stubGlobal("localStorage", new PretendStorage()));
afterEach(() => void vi.unstubAllGlobals());

describe("of two copies", () => {
  it("one is newer, and all agree which", () => {
    const order = [first, second, rival];
    for (const [n, one] of order.entries())
      for (const [m, other] of order.entries()) expect(isNewer(one, other)).toBe(n > m);
    expect(isNewer(first, undefined)).toBe(true);
  });

  it("each is read as it was written", () => {
    for (const kept of [first, second, { ...second, removed: SET_UP.now }])
      expect(keptIn(textOf(kept), ID)).toEqual(kept);
  });

  it("the newer one stays on the desk", () => {
    const desk = new Desk();
    expect(desk.write(second)).toBe(true);
    expect(desk.write(first)).toBe(true);
    expect(desk.read(ID)).toEqual(second);
    desk.drop(first);
    expect(desk.read(ID)).toEqual(second);
    expect(desk.write(rival)).toBe(true);
    desk.drop(second);
    expect(desk.read(ID)).toEqual(rival);
    desk.drop(rival);
    expect(desk.read(ID)).toBeUndefined();
  });

  it("the newer one stays in the drawer, and is given back", async () => {
    const boxes = new PretendBoxes();
    const drawer = new Drawer(boxes);
    const lying = () => keptIn(boxes.text(ID), ID) as Kept;
    await drawer.put([rival]);
    for (const older of [first, second])
      expect(await drawer.put([older])).toMatchObject({ safe: new Set([ID]), newer: [rival] });
    expect(lying()).toEqual(rival);
    await drawer.throwAway([first]);
    expect(lying()).toEqual(rival);
    const third = changedTo(game, { before: rival, mark: "d", undo: [] });
    expect(await drawer.put([third])).toMatchObject({ newer: [] });
    expect(lying()).toEqual(third);
  });

  it("one of a later version is never written over", async () => {
    const later = textOf(first).replace('"version":1', '"version":2');
    localStorage.setItem(`pad:${ID}`, later);
    expect(new Desk().write(second)).toBe(false);
    expect(localStorage.getItem(`pad:${ID}`)).toBe(later);
    const boxes = new PretendBoxes();
    boxes.things.set(ID, { key: ID, text: later });
    expect((await new Drawer(boxes).put([second])).safe).toEqual(new Set());
    expect(boxes.text(ID)).toBe(later);
  });
});
