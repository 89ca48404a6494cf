import { beforeEach, describe, expect, it } from "vitest";

import type { GameTold } from "../../wire/table";
import {
  alone,
  faultsOf,
  isAlone,
  movedUp,
  playersOf,
  rememberSeated,
  seat,
  seatedBefore,
  together,
} from "./seating";

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

describe("one person against bots", () => {
  const names = (seated: ReturnType<typeof alone>) => seated.map(({ name, bot }) => [name, bot]);

  it("has as many bots as the game wants", () => {
    const two = [seat("Anna"), seat("Ben")];
    const dice = { ...GAME, lowest: 4, bots: ["random", "sailor"] } as GameTold;
    expect([isAlone(two), isAlone(alone(two, dice))]).toEqual([false, true]);
    expect(names(alone(two, dice))).toEqual([
      ["Anna", undefined],
      ["Anne", "sailor"],
      ["Jack", "sailor"],
      ["Grace", "sailor"],
    ]);
    expect(alone(two, undefined)).toHaveLength(3);
    expect(alone(alone(two, dice), { ...dice, lowest: 2, highest: 2 })).toHaveLength(2);
  });

  it("keeps the bots that are there, and lets people come back", () => {
    const mixed = [seat("Bart", "random"), seat("Anna"), seat("Ben"), seat("Ned", "random")];
    expect(names(alone(mixed, GAME)).map(([name]) => name)).toEqual(["Anna", "Bart", "Ned"]);
    expect(names(together(alone(mixed, GAME)))).toEqual([
      ["Anna", undefined],
      ["", undefined],
    ]);
    expect(names(together(mixed)).map(([name]) => name)).toEqual(["Anna", "Ben"]);
  });
});
