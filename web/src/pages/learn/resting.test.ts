import { describe, expect, it } from "vitest";

import type { Beat } from "../../lib/stage";
import { rests } from "./resting";
import { frame, lesson, QUESTION } from "./samples";

/** A won trick lies there, then it is swept; all else is one beat. */
const game = {
  beats: (_: unknown, events: readonly unknown[]): Beat<unknown>[] =>
    events.flatMap((event, index) => {
      const { type } = event as { type: string };
      const last = { view: `after ${type}`, ms: 300, event: index };
      return type === "trick-won" ? [{ view: "lying", ms: 900 }, last] : [last];
    }),
};

const PLAYED = { type: "card-played" };
const WON = { type: "trick-won", because: "SK-45" };
const SCORED = { type: "round-scored", because: ["SK-60", "SK-61"] };
const before = frame(0, { view: "before" });
const ended = { events: [PLAYED, WON, SCORED], words: ["plays", "wins", "scores"], stop: true };

describe("a frame comes to rest", () => {
  it("where the trick of which its caption speaks still lies", () => {
    const [, rest] = rests(lesson([before, frame(1, { ...ended, rules: ["SK-45", "SK-60"] })]), game);
    expect(rest).toMatchObject({ view: "lying", entry: "after card-played", events: 1, words: ["wins"] });
  });

  it("at the points, if it speaks of them", () => {
    const [, rest] = rests(lesson([before, frame(1, { ...ended, rules: ["SK-61", "SK-45"] })]), game);
    expect(rest).toMatchObject({ view: "after round-scored", entry: "after trick-won", events: 2 });
  });

  it("at the points, when the trick has been spoken of", () => {
    const more = frame(2, { stop: true, rules: ["SK-60"] });
    const [, first, second] = rests(lesson([before, frame(1, { ...ended, rules: ["SK-45"] }), more]), game);
    expect([first?.view, second?.view]).toEqual(["lying", "after round-scored"]);
  });

  it("before cards are taken away, and then at what comes of them", () => {
    const moves = { type: "pirate-moved", because: "SQ-42" };
    const events = [moves, { type: "colour-set-aside" }, { type: "round-scored", because: "SQ-50" }];
    const moved = { events, rules: ["SQ-42", "SQ-50"], stop: true };
    const more = [2, 3].map((number) => frame(number, { stop: true }));
    const found = rests(lesson([before, frame(1, moved), ...more]), game);
    expect(found.map((rest) => rest?.view)).toEqual([
      ...[undefined, "after pirate-moved"],
      ...["after round-scored", "after round-scored"],
    ]);
  });

  it("at its own view where something is asked, or nothing is said", () => {
    const asks = frame(1, { ...ended, ...QUESTION });
    const silent = frame(1, { ...ended, stop: false });
    for (const one of [asks, silent]) expect(rests(lesson([before, one]), game)[1]).toBeNull();
  });
});
