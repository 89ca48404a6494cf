import { describe, expect, it } from "vitest";

import { KeptTables, type KeptTable, PlayedOn } from "./kept";

function table(key: string, decisions: number, changedAt = decisions): KeptTable {
  const wanted = { game: "skull-king", players: [{ name: "Anna" }, { name: "Ben" }] };
  return { key, wanted, save: { record: "{}" }, decisions, next: 0, changedAt };
}

/** A drawer that keeps things as a browser does; or a browser that keeps nothing. */
function drawer({ broken = false } = {}) {
  const things = new Map<string, unknown>();
  const tried = <T>(what: () => T) =>
    broken ? Promise.reject(new Error("forbidden")) : Promise.resolve(what());
  return {
    things,
    all: () => tried(() => [...things.values()]),
    get: (key: string) => tried(() => things.get(key)),
    put: (thing: KeptTable) => tried(() => void things.set(thing.key, structuredClone(thing))),
    delete: (key: string) => tried(() => void things.delete(key)),
  };
}

describe("tables of this device", () => {
  it("are found again, the one that was played last first", async () => {
    const shelf = drawer();
    const tables = new KeptTables(shelf);
    await tables.put(table("a", 1), 0);
    await tables.put(table("b", 5), 0);
    const later = new KeptTables(shelf);
    expect((await later.all()).map(({ key }) => key)).toEqual(["b", "a"]);
    expect(await later.get("a")).toEqual(table("a", 1));
    expect(later.forgetful).toBe(false);
  });

  it("are not overwritten by a tab that has stayed behind", async () => {
    const shelf = drawer();
    await new KeptTables(shelf).put(table("a", 7), 0);
    await expect(new KeptTables(shelf).put(table("a", 6), 5)).rejects.toBeInstanceOf(PlayedOn);
    await new KeptTables(shelf).put(table("a", 8), 7);
    expect((await new KeptTables(shelf).get("a"))?.decisions).toBe(8);
  });

  it("last as long as the page where the browser keeps nothing, and that is known", async () => {
    const tables = new KeptTables(drawer({ broken: true }));
    await tables.put(table("a", 1), 0);
    expect(await tables.get("a")).toEqual(table("a", 1));
    expect(tables.forgetful).toBe(true);
    await tables.remove("a");
    expect(await tables.all()).toEqual([]);
  });

  it("pass over what is no table", async () => {
    const shelf = drawer();
    for (const [n, thing] of [null, 5, { key: "x" }, { ...table("y", 1), save: null }].entries())
      shelf.things.set(String(n), thing);
    expect(await new KeptTables(shelf).all()).toEqual([]);
  });
});
