import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Problem } from "../../lib/api";
import { tell, told } from "../../lib/tell.svelte";
import type { Standing, Table, Update } from "../../wire/table";
import { KeptTables, type KeptTable } from "./kept";
import { Passing } from "./passing.svelte";

const PLAYERS = [{ name: "Anna" }, { name: "Ben" }];

function update(seat: number | null, more: Partial<Update> = {}): Update {
  const table = {
    id: "pass",
    status: "playing",
    settings: { game: "none", seats: 2 },
    chairs: PLAYERS.map(({ name }) => ({ kind: "person" as const, name })),
    commitment: "",
  } satisfies Table;
  const view = { secret: seat };
  return { type: "update", seq: 1, view, table, you: { who: "", seat, host: true }, chat: [], ...more };
}

function standing(decisions: number, asked: number[], more: Partial<Standing> = {}): Standing {
  const now = update(null);
  const save = { record: `{"decisions": ${decisions}}` };
  return {
    decisions,
    asked,
    together: false,
    sealed: false,
    before: now,
    shown: [],
    now,
    news: [],
    save,
    ...more,
  };
}

/** Rules that answer what a test puts there. */
class Script {
  asked: [string, Record<string, unknown>][] = [];
  answers: Record<string, unknown> = {};

  ask = <T>(name: string, payload: Record<string, unknown>): Promise<T> => {
    this.asked.push([name, payload]);
    const answer = this.answers[name];
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer as T);
  };
}

describe("a phone that is passed around", () => {
  let rules: Script;
  let tables: KeptTables;
  let passing: Passing;

  beforeEach(async () => {
    rules = new Script();
    rules.answers["pass/take-up"] = standing(1, [1]);
    rules.answers["pass/look"] = update(1, { prompt: { id: 1, legal: [{ type: "bid", bid: 0 }] } });
    const drawer = new Map<string, KeptTable>();
    tables = new KeptTables({
      all: async () => [...drawer.values()],
      get: async (key) => drawer.get(key),
      put: async (table) => void drawer.set(table.key, table),
      delete: async (key) => void drawer.delete(key),
    });
    const wanted = { game: "none", players: PLAYERS };
    await tables.put({ key: "x", wanted, save: { record: "{}" }, decisions: 1, next: 1, changedAt: 1 }, 0);
    passing = new Passing("x", rules, tables);
    await passing.open();
  });

  afterEach(() => vi.restoreAllMocks());

  async function decide(next: Standing): Promise<void> {
    rules.answers["pass/decide"] = next;
    await passing.reveal();
    if (passing.stage?.type !== "hand") throw new Error("no hand");
    const { room } = passing.stage;
    await vi.waitFor(() => expect(room.prompt).not.toBeNull());
    await room.choose({ type: "bid", bid: 0 });
  }

  it("takes the table up again when the engine has died", async () => {
    await passing.open();
    const usual = rules.ask;
    let isDead = true;
    rules.ask = (name, payload) => {
      if (name === "pass/take-up") isDead = false;
      return isDead ? Promise.reject(new Problem("engine-broken", "Gone.")) : usual(name, payload);
    };
    await passing.reveal();
    expect(passing.stage?.type).toBe("hand");
    expect(told()).toEqual([]);
  });

  it("begins with the cover, and has not even asked for a hand", () => {
    expect(passing.stage).toEqual({ type: "cover", seat: 1, again: false });
    expect(rules.asked.map(([name]) => name)).toEqual(["pass/take-up"]);
    expect(passing.name(1)).toBe("Ben");
  });

  it("shows a hand when its player says so", async () => {
    await passing.reveal();
    expect(passing.stage).toMatchObject({ type: "hand", seat: 1 });
    expect(rules.asked.at(-1)).toEqual(["pass/look", { table: "x", lang: "en", seat: 1 }]);
  });

  it("covers it with all that was said of it when the page is left", async () => {
    await passing.reveal();
    tell("You have to follow yellow: you hold Y5.");
    passing.hide();
    expect(passing.stage).toEqual({ type: "cover", seat: 1, again: false });
    expect(told()).toEqual([]);
  });

  it("does not show a hand that comes after the page was left", async () => {
    const coming = passing.reveal();
    passing.hide();
    await coming;
    expect(passing.stage?.type).toBe("cover");
  });

  it("does not show a hand while nobody looks", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await passing.reveal();
    expect(passing.stage?.type).toBe("cover");
  });

  it("goes to the next cover at once while decisions are sealed", async () => {
    await decide(standing(2, [0], { sealed: true, shown: [update(null)] }));
    expect(passing.stage).toEqual({ type: "cover", seat: 0, again: false });
  });

  it("shows everybody what has happened, from the view of those who watch", async () => {
    const shown = [update(null, { seq: 2 })];
    await decide(standing(2, [0], { together: true, shown }));
    expect(passing.stage).toMatchObject({ type: "public", together: true, last: shown[0] });
    if (passing.stage?.type !== "public") return;
    const { room } = passing.stage;
    await vi.waitFor(() => expect(room.table).toBe(shown[0]?.table));
    expect([room.seat, room.view]).toEqual([null, { secret: null }]);
    passing.goOn();
    expect(passing.stage).toEqual({ type: "cover", seat: 0, again: false });
  });

  it("says so when the phone stays where it is", async () => {
    await decide(standing(2, [1], { shown: [update(null)] }));
    passing.goOn();
    expect(passing.stage).toEqual({ type: "cover", seat: 1, again: true });
  });

  it("keeps the table after every decision, before anything is shown", async () => {
    await decide(standing(2, [0], { shown: [update(null)] }));
    expect(await tables.get("x")).toMatchObject({
      decisions: 2,
      next: 0,
      save: { record: '{"decisions": 2}' },
    });
  });

  it("takes up what another tab has played on with", async () => {
    const ahead = await tables.get("x");
    await tables.put({ ...(ahead as KeptTable), decisions: 9 }, 1);
    rules.answers["pass/take-up"] = standing(9, [0]);
    await decide(standing(2, [0]));
    await vi.waitFor(() => expect(passing.stage).toEqual({ type: "cover", seat: 0, again: false }));
    expect(passing.standing?.decisions).toBe(9);
    expect(told()).toHaveLength(1);
  });

  it("leaves the hand where it is if the rules refuse", async () => {
    await passing.reveal();
    rules.answers["pass/decide"] = new Problem("bid-range", "Too high.");
    if (passing.stage?.type !== "hand") throw new Error("no hand");
    await vi.waitFor(() => expect(passing.stage?.type === "hand" && passing.stage.room.prompt).toBeTruthy());
    expect(await passing.stage.room.choose({ type: "bid", bid: 99 })).toBe(false);
    expect(passing.stage.type).toBe("hand");
    expect(told().map(({ text }) => text)).toContain("Too high.");
  });

  it("ends with the result", async () => {
    await decide(standing(2, [], { together: true, shown: [update(null)] }));
    passing.goOn();
    expect(passing.stage?.type).toBe("over");
  });

  it("says what is wrong with a table that cannot be taken up", async () => {
    rules.answers["pass/take-up"] = new Problem("differs", "Step 3: something differs.");
    await passing.open();
    expect(passing.problem?.message).toBe("Step 3: something differs.");
    const unknown = new Passing("y", rules, tables);
    await unknown.open();
    expect(unknown.problem?.reason).toBe("gone");
  });

  it("hands nothing around where one plays alone against bots", async () => {
    const table = (await tables.get("x")) as KeptTable;
    const wanted = { game: "none", players: [{ name: "Anna", bot: "sailor" }, { name: "Ben" }] };
    await tables.put({ ...table, wanted }, 1);
    await passing.open();
    await vi.waitFor(() => expect(passing.stage?.type).toBe("hand"));
    passing.hide();
    expect(passing.stage?.type).toBe("hand");
    await decide(standing(2, [1], { shown: [update(null)] }));
    passing.goOn();
    await vi.waitFor(() => expect(passing.stage?.type).toBe("hand"));
  });
});
