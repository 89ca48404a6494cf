import { describe, expect, it } from "vitest";

import { begun, type PadGame } from "../../../pad/core";
import { renamings } from "./people";
import { drawn, emptyWish, firstSeat, lastOf, moved, onceMore, seatOf } from "./seating";

function game(id: string, players: string[], more: Partial<PadGame> = {}): PadGame {
  const options = { scoring: "standard" as const };
  const setUp = { id, game: "skull-king" as const, players, first: 0, options, now: "2026-11-16T19:30:00Z" };
  return { ...(begun(setUp) as PadGame), ...more };
}

describe("the seats of a new pad", () => {
  it("go up and down, round the table", () => {
    expect(moved(["a", "b", "c"], 1, -1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 1, 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b", "c"], 2, 1)).toEqual(["c", "a", "b"]);
  });

  it("know a name regardless of case", () => {
    expect(seatOf({ players: ["Anna", "Ben"] }, " ben")).toBe(1);
    expect(seatOf({ players: ["Anna"] }, "Ben")).toBe(-1);
  });

  it("keep the dealer with the person", () => {
    const wish = { ...emptyWish("skull-king"), players: ["a", "b"], first: "b" };
    expect(firstSeat(wish)).toBe(1);
    expect(firstSeat({ ...wish, players: ["b", "a"] })).toBe(0);
    expect(firstSeat({ ...wish, players: ["a"] })).toBe(0);
  });

  it("move the deal on from game to game (SK-12)", () => {
    const [round = []] = game("aaaaaaaa", ["a", "b", "c"]).rounds;
    const played = game("aaaaaaaa", ["a", "b", "c"], { first: 2, rounds: [round, round] });
    expect(onceMore(played).first).toBe("b");
  });

  it("are proposed from the newest game of that kind", () => {
    const old = game("aaaaaaaa", ["a", "b"], { started: "2026-01-01T00:00:00Z" });
    const newer = game("bbbbbbbb", ["c", "d"], { started: "2026-02-01T00:00:00Z" });
    expect(lastOf([old, newer], "skull-king")).toBe(newer);
    expect(lastOf([newer, old], "skull-king")).toBe(newer);
    expect(lastOf([old], "skull-queen")).toBeUndefined();
  });

  it("are all drawn by lot", () => {
    expect(new Set(Array.from({ length: 300 }, () => drawn(4)))).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe("another name in all games", () => {
  const games = [game("aaaaaaaa", ["Ana", "Ben"]), game("bbbbbbbb", ["Ben", "Cleo"])];

  it("changes where the person has played, and nowhere else", () => {
    expect(renamings(games, "ana", "Anna")).toEqual([{ id: "aaaaaaaa", players: ["Anna", "Ben"] }]);
    expect(renamings(games, "BEN", "Ben")).toHaveLength(2);
  });

  it("cannot make one of two who have met", () => {
    expect(renamings(games, "Ana", "ben")).toBeNull();
    expect(renamings(games, "Ana", "Cleo")).toEqual([{ id: "aaaaaaaa", players: ["Cleo", "Ben"] }]);
  });
});
