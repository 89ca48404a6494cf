import { beforeEach, describe, expect, it } from "vitest";

import { commentsOf, type GameRecord, keyOf, type Kept, Shelf } from "./shelf";

const RECORD: GameRecord = {
  format: "skulduggery/1",
  game: "skull-king",
  options: { scoring: "standard" },
  players: [{ name: "Anna" }, { name: "Jack", bot: "sailor" }],
  log: [{ seat: 0, bid: 1 }],
};

/** A fake database that can be damaged. */
class Drawer {
  things = new Map<string, unknown>();
  damaged = false;

  all = () => this.#tried(() => [...this.things.values()]);
  get = (key: string) => this.#tried(() => this.things.get(key));
  put = (kept: Kept) => this.#tried(() => void this.things.set(kept.key, structuredClone(kept)));
  delete = (key: string) => this.#tried(() => void this.things.delete(key));

  async #tried<T>(what: () => T): Promise<T> {
    if (this.damaged) throw new Error("damaged");
    return what();
  }
}

let drawer: Drawer;
let shelf: Shelf;
beforeEach(() => {
  drawer = new Drawer();
  shelf = new Shelf(drawer);
});

describe("what is kept", () => {
  it("is there again on the next visit", async () => {
    const key = await shelf.keep(RECORD, { title: "Skull King", table: "t1" });
    const later = new Shelf(drawer);
    expect((await later.get(key))?.record.log).toEqual(RECORD.log);
    expect((await later.ofTable("t1"))?.key).toBe(key);
    expect(later.forgetful).toBe(false);
  });

  it("is one game, however often and with whatever comments it is brought", async () => {
    const key = await shelf.keep(RECORD, { title: "Skull King" });
    await shelf.comment(key, 1, "Too bold.");
    const brought = {
      ...RECORD,
      meta: { program: "x", comments: [{ step: 1, text: "I see it otherwise." }] },
    };
    expect(await shelf.keep(brought, { title: "Skull King" })).toBe(key);
    expect(await shelf.all()).toHaveLength(1);
    const texts = commentsOf((await shelf.get(key))?.record ?? RECORD).map(({ text }) => text);
    expect(texts).toEqual(["Too bold.", "I see it otherwise."]);
  });

  it("has another key if another card was played", () => {
    expect(keyOf({ ...RECORD, log: [{ seat: 0, bid: 0 }] })).not.toBe(keyOf(RECORD));
    expect(keyOf({ ...RECORD, meta: { comments: [{ step: 0, text: "x" }] } })).toBe(keyOf(RECORD));
    expect(keyOf(RECORD)).toMatch(/^[0-9a-f]{16}$/);
  });

  it("can be removed", async () => {
    const key = await shelf.keep(RECORD, { title: "Skull King" });
    await shelf.remove(key);
    expect(await shelf.all()).toEqual([]);
    expect(await shelf.get(key)).toBeUndefined();
  });
});

describe("comments", () => {
  it("stand in the record, in the order of the steps, one for each step", async () => {
    const key = await shelf.keep(RECORD, { title: "Skull King" });
    await shelf.comment(key, 7, "Here!");
    await shelf.comment(key, 2, "Hm.");
    await shelf.comment(key, 7, "  Here it was decided. ");
    const kept = await new Shelf(drawer).get(key);
    expect(kept?.record.meta?.comments).toEqual([
      { step: 2, text: "Hm." },
      { step: 7, text: "Here it was decided." },
    ]);
    await shelf.comment(key, 2, " ");
    await shelf.comment(key, 7, "");
    expect((await shelf.get(key))?.record.meta).not.toHaveProperty("comments");
  });

  it("are passed over where a file has something else", () => {
    const comments = [
      { step: 1 },
      null,
      3,
      { step: -1, text: "x" },
      { step: 1.5, text: "x" },
      { step: 1, text: " " },
    ];
    expect(commentsOf({ meta: { comments } })).toEqual([]);
    expect(commentsOf({ meta: { comments: "all good" } })).toEqual([]);
    expect(commentsOf({})).toEqual([]);
  });
});

describe("a store that cannot be used", () => {
  it("is replaced by the memory of this visit, and that is known", async () => {
    drawer.damaged = true;
    const key = await shelf.keep(RECORD, { title: "Skull King" });
    await shelf.comment(key, 1, "Still here.");
    expect(commentsOf((await shelf.get(key))?.record ?? RECORD)).toHaveLength(1);
    expect(await shelf.all()).toHaveLength(1);
    expect(shelf.forgetful).toBe(true);
  });

  it("loses nothing of this visit when it is damaged in the middle", async () => {
    const key = await shelf.keep(RECORD, { title: "Skull King" });
    drawer.damaged = true;
    await shelf.comment(key, 1, "Still here.");
    expect((await shelf.all()).map((kept) => commentsOf(kept.record).length)).toEqual([1]);
  });

  it("gives only what is a record", async () => {
    drawer.things.set("x", { key: "x", title: "?", keptAt: 1, record: { game: 3 } });
    drawer.things.set("y", "rubbish");
    expect(await shelf.all()).toEqual([]);
    expect(await shelf.get("x")).toBeUndefined();
    expect(shelf.forgetful).toBe(false);
  });
});
