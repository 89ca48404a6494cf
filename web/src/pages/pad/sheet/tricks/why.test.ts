import { expect, it } from "vitest";

import { sheetOf } from "../../../../pad/core/index";
import type { Entry, PadGame, Scoring } from "../../../../pad/core/model";
import { partsOf } from "./why";

/** As lines of "count × each, rule", for the first of three players in a round of this number. */
function parts(entry: Entry, { number = 3, scoring = "standard" as Scoring } = {}): string[] {
  const moment = "2026-11-16T19:30:00Z";
  const nothing = { bid: 0, tricks: 0 };
  const rounds = Array.from({ length: number }, () => [entry, nothing, nothing]);
  const players = ["Anna", "Ben", "Carla"];
  const game: PadGame = {
    id: "abcdefgh",
    game: "skull-king",
    players,
    first: 0,
    options: { scoring },
    started: moment,
    changed: moment,
    rounds,
  };
  const round = number - 1;
  const score = sheetOf(game).rounds[round]?.seats[0];
  if (!score) throw new Error("no such round");
  const found = partsOf(game, score, { round, seat: 0 });
  const sum = found.reduce((points, { count, each }) => points + count * each, 0);
  expect(sum, "the parts are the points").toBe(score.points);
  return found.map(({ what, count, each, rule }) => `${what}: ${count} × ${each}, ${rule}`);
}

it("counts what was won, what was caught, and what was lost", () => {
  expect(parts({ bid: 1, tricks: 1, pirates: 2 })).toEqual(["bid: 1 × 20, SK-60", "pirates: 2 × 30, SK-64"]);
  expect(parts({ bid: 2, tricks: 2, kings: 1 })).toEqual(["bid: 2 × 20, SK-60", "kings: 1 × 50, SK-65"]);
  expect(parts({ bid: 3, tricks: 1 })).toEqual(["bid: 2 × -10, SK-61"]);
  expect(parts({ bid: 0, tricks: 0 })).toEqual(["bid: 3 × 10, SK-62"]);
  expect(parts({ bid: 0, tricks: 2 })).toEqual(["bid: 3 × -10, SK-63"]);
});

it("says of a bonus that it does not count when the bid was missed", () => {
  expect(parts({ bid: 2, tricks: 1, kings: 1 })).toEqual(["bid: 1 × -10, SK-61", "lost: 1 × 0, SK-66"]);
});

it("knows what a landlubber loses", () => {
  expect(parts({ bid: 2, tricks: 1 }, { scoring: "landlubber" })).toEqual(["bid: 1 × 0, SD-81"]);
  expect(parts({ bid: 0, tricks: 1 }, { scoring: "landlubber" })).toEqual(["bid: 3 × -10, SD-83"]);
});
