import { beforeEach, describe, expect, it } from "vitest";

import type { GameTold } from "../../wire/table";
import { faultsOf, movedUp, playersOf, rememberSeated, seat, seatedBefore } from "./seating";

const GAME = { name: "skull-king", lowest: 2, highest: 6 } as GameTold;
const unnamed = (number: number) => `Player ${number}`;

describe("who plays", () => {
  beforeEach(() => localStorage.clear());

  it("is remembered, bots too", () => {
    rememberSeated([seat("Anna"), seat("Ben"), seat("Anne", "sailor")]);
    expect(seatedBefore().map(({ name, bot }) => [name, bot])).toEqual([
      ["Anna", undefined],
      ["Ben", undefined],
      ["Anne", "sailor"],
    ]);
  });

  it.each(["", "{", "[1, null]", '[{"name": 5}]', '{"name": "Anna"}'])(
    "is two at first, whatever lies there: %s",
    (text) => {
      localStorage.setItem("pass-players", text);
      expect(seatedBefore()).toHaveLength(2);
    },
  );

  it("moves up by one, and from the top to the end", () => {
    const [one, two, three] = [seat("1"), seat("2"), seat("3")];
    const names = (id: number) => movedUp([one, two, three], id).map(({ name }) => name);
    expect(names(two.id)).toEqual(["2", "1", "3"]);
    expect(names(three.id)).toEqual(["1", "3", "2"]);
    expect(names(one.id)).toEqual(["2", "3", "1"]);
  });

  it("has a name in any case", () => {
    const players = playersOf([seat(" Anna "), seat("  "), seat("x".repeat(40))], unnamed);
    expect(players.map(({ name }) => name)).toEqual(["Anna", "Player 2", "x".repeat(24)]);
  });

  it("must be as many as the game allows, called differently, and somebody must hold the phone", () => {
    const faults = (...names: string[]) =>
      faultsOf(
        names.map((name) => ({ name })),
        GAME,
      );
    expect(faults("Anna", "Ben")).toEqual({ count: false, twice: [], nobody: false });
    expect(faults("Anna").count).toBe(true);
    expect(faults("1", "2", "3", "4", "5", "6", "7").count).toBe(true);
    expect(faults("Anna", "anna").twice).toEqual(["anna"]);
    expect(
      faultsOf(
        [
          { name: "A", bot: "sailor" },
          { name: "B", bot: "sailor" },
        ],
        GAME,
      ).nobody,
    ).toBe(true);
  });
});
