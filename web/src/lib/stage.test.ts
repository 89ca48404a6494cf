import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type Beat, Stage } from "./stage";

let shown: string[];
let still: boolean;
let stage: Stage<string>;

function beats(text: string, ms = 200): Beat<string>[] {
  return [...text].map((view) => ({ view, ms }));
}

/** Shows the letters, then the same in capitals. */
function play(text: string, ms = 200): void {
  stage.play(beats(text, ms), () => shown.push(text.toUpperCase()));
}

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  still = false;
  stage = new Stage<string>({
    show: ({ view, ms }) => void shown.push(ms > 0 ? view : `${view}!`),
    still: () => still,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the queue of what is shown", () => {
  it("takes as long as the pace says", async () => {
    stage = new Stage({ show: ({ view }) => void shown.push(view), still: () => false, times: () => 0.5 });
    stage.play(beats("ab", 400), () => shown.push("end"));
    await vi.advanceTimersByTimeAsync(199);
    expect(shown).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(201);
    expect(shown).toEqual(["a", "b", "end"]);
  });

  it("shows one beat after another, each as long as it wants", async () => {
    play("ab");
    expect(shown).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(199);
    expect(shown).toEqual(["a"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(["a", "b"]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual(["a", "b", "AB"]);
  });

  it("keeps the order of what comes meanwhile", async () => {
    play("ab");
    play("cd");
    play("");
    expect(stage.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown).toEqual(["a", "b", "AB", "c", "d", "CD", ""]);
    expect(stage.playing).toBe(false);
  });

  it("goes on after a beat or an end that throws", async () => {
    const failed: unknown[] = [];
    const changes: boolean[] = [];
    stage = new Stage<string>({
      show: ({ view }) => {
        if (view === "b") throw new Error("show");
        shown.push(view);
      },
      still: () => false,
      changed: (playing) => changes.push(playing),
      failed: (problem) => failed.push(problem),
    });
    const broken = (what: string) => () => {
      throw new Error(what);
    };
    stage.play([{ view: "a", ms: 100, begin: broken("begin") }, ...beats("bc")], broken("then"));
    play("d");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(["c", "d", "D"]);
    expect(failed.map(String)).toEqual(["Error: begin", "Error: show", "Error: then"]);
    expect([stage.playing, changes]).toEqual([false, [true, false]]);
    play("e");
    expect(shown.at(-1)).toBe("e");
  });

  it("goes on after anything else that throws", async () => {
    const failed: unknown[] = [];
    let asked = 0;
    stage = new Stage<string>({
      show: ({ view }) => void shown.push(view),
      still: () => {
        asked += 1;
        if (asked === 1) throw new Error("still");
        return false;
      },
      changed: (playing) => {
        if (playing && asked === 2) throw new Error("changed");
      },
      failed: (problem) => failed.push(problem),
    });
    play("ab");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(["b", "AB"]);
    play("c");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stage.playing).toBe(false);
    asked = 9;
    play("d");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual(["b", "AB", "c", "C", "d", "D"]);
    expect(failed.map(String)).toEqual(["Error: still", "Error: changed"]);
  });

  it("says when a beat begins", async () => {
    const begun: string[] = [];
    stage.play([{ view: "a", ms: 100, begin: () => begun.push("a") }], () => begun.push("end"));
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual(["a", "end"]);
  });

  it("shows the rest at once to whoever taps, and what comes later at its own pace", async () => {
    play("abc");
    play("de");
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["a", "b!", "c!", "ABC", "d!", "e!", "DE"]);
    play("fg");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.slice(-1)).toEqual(["f"]);
  });

  it("does nothing on a tap when all is shown", async () => {
    stage.skip();
    play("ab");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["a"]);
  });

  it("hurries when it lies far behind", async () => {
    play("ab");
    for (let n = 0; n < 4; n += 1) play("xyz", 1_000);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown).toEqual(["a", "b!", "AB", "x"]);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(shown.filter((one) => one === "XYZ")).toHaveLength(4);
  });

  it("waits for nothing while nobody sees the page", async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    play("abc");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["a!", "b!", "c!", "ABC"]);
  });

  it("moves nothing for those who wish so, but leaves time to read", async () => {
    still = true;
    play("ab");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["a!", "b!", "AB"]);
    play("cd", 900);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.slice(3)).toEqual(["c!"]);
    await vi.advanceTimersByTimeAsync(1800);
    expect(shown.slice(3)).toEqual(["c!", "d!", "CD"]);
  });

  it("forgets what waits when a complete new standing has come", async () => {
    play("ab");
    play("cd");
    stage.clear();
    play("");
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["a", "b!", "AB", ""]);
  });
});
