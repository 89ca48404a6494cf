import { beforeEach, describe, expect, it, vi } from "vitest";

import type { Looking } from "../../wire/table";
import { type Spot, Together } from "./together.svelte";

const { hear, asked } = vi.hoisted(() => ({
  hear: { now: null as ((message: unknown) => void) | null },
  asked: [] as { type: string }[],
}));
vi.mock("../../lib/words.svelte", () => ({ language: () => "en" }));
vi.mock("../../lib/line", () => ({
  Line: class {
    constructor(_: unknown, tell: { heard: (message: unknown) => void }) {
      hear.now = tell.heard;
    }
    ask(request: { type: string }): Promise<unknown> {
      asked.push(request);
      return Promise.resolve({ type: "done", id: "1" });
    }
    close(): void {}
  },
}));

const BEN: Looking = { type: "looking", who: "ben", name: "Ben", step: 7, viewer: 1 };
const NOBODY: Looking = { type: "looking", who: null, name: "", step: 7, viewer: null };

let shown: Spot[];

function arrived(looking: Looking | null, begin: boolean): Together {
  const together = new Together("t", { begin, show: (spot) => shown.push(spot) });
  together.connect();
  coming(looking);
  return together;
}

function coming(looking: Looking | null): void {
  hear.now?.({ type: "update", seq: 1, chat: [], you: { who: "anna", seat: 0, host: true }, looking });
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  asked.length = 0;
});

it("knows the crests that people had at the table", () => {
  const together = arrived(null, false);
  const table = { chairs: [{ kind: "person" }, { kind: "person", crest: 6 }] };
  hear.now?.({ type: "update", seq: 1, chat: [], you: { who: "anna", seat: 0, host: true }, table });
  expect(together.crests).toEqual([0, 6]);
});

describe("whoever comes with the others", () => {
  it("leads if nobody does", () => {
    expect(arrived(null, true).mode).toBe("leading");
    expect(asked).toEqual([{ type: "look", step: 0, viewer: null }]);
  });

  it("follows whoever leads", () => {
    expect(arrived(BEN, true).mode).toBe("following");
    expect(shown).toMatchObject([{ step: 7, viewer: 1 }]);
  });

  it("is left alone if they came by themselves", () => {
    const together = arrived(BEN, false);
    expect([together.mode, together.leader?.name, shown]).toEqual(["alone", "Ben", []]);
  });
});

describe("following", () => {
  it("goes where the leader goes, through other eyes if one likes", () => {
    const together = arrived(BEN, true);
    together.at({ step: 7, viewer: 0 });
    hear.now?.({ ...BEN, step: 8 });
    expect(shown.at(-1)).toEqual({ step: 8, viewer: 0 });
    hear.now?.({ ...BEN, step: 9, viewer: 2 });
    expect(shown.at(-1)).toEqual({ step: 9, viewer: 2 });
  });

  it("ends by going elsewhere, and can be taken up again", () => {
    const together = arrived(BEN, true);
    together.at({ step: 6, viewer: 1 });
    expect(together.mode).toBe("alone");
    hear.now?.({ ...BEN, step: 12 });
    expect(shown).toHaveLength(1);
    together.follow();
    expect([together.mode, shown.at(-1)?.step]).toEqual(["following", 12]);
  });

  it("ends when nobody leads any more", () => {
    const together = arrived(BEN, true);
    hear.now?.(NOBODY);
    expect([together.mode, together.leader]).toEqual(["alone", null]);
  });
});

describe("leading", () => {
  it("tells of the last of many steps", () => {
    const together = arrived(null, true);
    for (const step of [1, 2, 3]) together.at({ step, viewer: 0 });
    vi.advanceTimersByTime(200);
    together.at({ step: 4, viewer: 0 });
    vi.advanceTimersByTime(200);
    expect(asked.slice(1)).toEqual([
      { type: "look", step: 3, viewer: 0 },
      { type: "look", step: 4, viewer: 0 },
    ]);
  });

  it("is taken over by whoever leads after", () => {
    const together = arrived(null, true);
    hear.now?.(BEN);
    expect([together.mode, shown.at(-1)?.step]).toEqual(["following", 7]);
    together.lead();
    expect(asked.at(-1)).toMatchObject({ type: "look" });
  });

  it("goes on after a broken line, unless somebody else leads by then", () => {
    const together = arrived(null, true);
    coming(null);
    expect([together.mode, asked.length]).toEqual(["leading", 2]);
    coming(BEN);
    expect(together.mode).toBe("following");
  });

  it("can be given up", () => {
    const together = arrived(null, true);
    together.stop();
    expect(asked.at(-1)).toEqual({ type: "look", step: 0, viewer: null, lead: false });
    expect(together.mode).toBe("alone");
  });
});
