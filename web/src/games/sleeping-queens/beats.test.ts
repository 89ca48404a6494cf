import { describe, expect, it } from "vitest";

import type { GameEvent, View } from "../../wire/sleeping-queens";
import { beats } from "./beats";
import type { Scene } from "./scene";

const UNSEEN: (string | null)[] = Array.from({ length: 12 }, () => null);

/** Anna (0) sees her own hand; Ben (1) and Cleo (2) have five cards each. */
function table(changes: Partial<View> = {}): Scene {
  return {
    viewer: 0,
    seats: 3,
    goal: { queens: 5, points: 50 },
    hands: [["3", "5", "8", "king", "dragon"], faceDown(5), faceDown(5)],
    known: [[], [], []],
    pile: 40,
    shuffled: [],
    discard: ["2"],
    queens: UNSEEN,
    owners: Array.from({ length: 12 }, () => null),
    points: [0, 0, 0],
    phase: { type: "acting", turn: 0 },
    ...changes,
  };
}

function faceDown(count: number): { type: "face-down"; count: number } {
  return { type: "face-down", count };
}

function at<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((old, index) => (index === place ? value : old));
}

function last(from: Scene, ...events: GameEvent[]): Scene {
  return beats(from, events).at(-1)?.view ?? from;
}

describe("a discard", () => {
  const events: GameEvent[] = [
    { type: "discarded", seat: 0, cards: ["3", "5", "8"], because: "SL-34" },
    { type: "drawn", seat: 0, cards: ["wand", "1", "10"] },
  ];

  it("takes the cards from the hand to the pile, then new ones from the other", () => {
    const [discarded, drawn] = beats(table(), events).map(({ view }) => view);
    expect(discarded?.hands[0]).toEqual(["king", "dragon"]);
    expect(discarded?.discard).toEqual(["2", "3", "5", "8"]);
    expect(drawn?.hands[0]).toEqual(["1", "10", "king", "dragon", "wand"]);
    expect(drawn?.pile).toBe(37);
  });

  it("of somebody else shows how many they draw, and from whose hand the cards came", () => {
    const row = beats(table(), [
      { type: "discarded", seat: 1, cards: ["4", "4"], because: "SL-34" },
      { type: "drawn", seat: 1, cards: faceDown(2) },
    ]);
    expect(row.map(({ view }) => view.hands[1])).toEqual([faceDown(3), faceDown(5)]);
    expect(row[0]?.view.from).toBe("hand-1");
    expect(row[1]?.view.from).toBeUndefined();
  });

  it("says each event when it is shown", () => {
    expect(beats(table(), events).map(({ event }) => event)).toEqual([0, 1]);
  });
});

describe("a king", () => {
  const woken: GameEvent[] = [
    { type: "king-played", seat: 0, place: 4 },
    { type: "queen-woken", seat: 0, place: 4, queen: "heart", because: "SL-30" },
  ];

  it("points at a bed, turns the queen over there, and she comes to lie before the player", () => {
    const row = beats(table(), woken).map(({ view }) => view);
    expect(row.map(({ moment }) => moment?.type)).toEqual(["pointing", "turned", undefined]);
    expect(row.map(({ owners }) => owners[4])).toEqual([null, null, 0]);
    expect(row.map(({ points }) => points[0])).toEqual([0, 0, 20]);
    expect(row[1]?.queens[4]).toBeNull();
    expect(row[2]?.queens[4]).toBe("heart");
  });

  it("shows the rival, who goes back to sleep and is remembered", () => {
    const from = table({
      queens: at(UNSEEN, 1, "cat"),
      owners: at(table().owners, 1, 0),
      points: [15, 0, 0],
    });
    const row = beats(from, [
      { type: "king-played", seat: 0, place: 7 },
      { type: "rival-turned-over", seat: 0, place: 7, queen: "dog", rival: "cat", because: "SL-51" },
    ]).map(({ view }) => view);
    expect(row[1]?.moment).toEqual({ type: "turned", place: 7, queen: "dog", rival: "cat" });
    expect([row[2]?.points, row[2]?.moment]).toEqual([[15, 0, 0], undefined]);
    expect([row[2]?.queens[7], row[2]?.owners[7]]).toEqual(["dog", null]);
  });
});

describe("a jester", () => {
  it("gives a special card to its player, and everybody has seen it", () => {
    const row = beats(table(), [
      { type: "jester-played", seat: 1 },
      { type: "card-revealed", seat: 1, card: "wand" },
      { type: "special-taken", seat: 1, card: "wand", because: "SL-32" },
    ]).map(({ view }) => view);
    expect(row[1]?.moment).toEqual({ type: "revealed", seat: 1, card: "wand" });
    expect(row[1]?.pile).toBe(39);
    expect([row[2]?.hands[1], row[2]?.known[1]]).toEqual([faceDown(5), ["wand"]]);
  });

  it("counts the players off from its own, one after another, up to the number", () => {
    const row = beats(table({ phase: { type: "acting", turn: 2 } }), [
      { type: "jester-played", seat: 2 },
      { type: "card-revealed", seat: 2, card: "4" },
      { type: "counted-last", seat: 2, because: "SL-33" },
    ]).map(({ view }) => view);
    const counted = row.flatMap(({ moment }) => (moment?.type === "counting" ? [moment] : []));
    expect(counted.map(({ seat, number }) => [seat, number])).toEqual([
      [2, 1],
      [0, 2],
      [1, 3],
      [2, 4],
    ]);
    expect(counted.map((moment) => moment.last)).toEqual([false, false, false, true]);
    expect(row.at(-1)?.discard).toEqual(["2", "jester", "4"]);
    expect(row.at(-1)?.from).toBe("reveal");
  });
});

describe("an attack", () => {
  const before = table({
    queens: at(UNSEEN, 3, "moon"),
    owners: at(table().owners, 3, 0),
    points: [10, 0, 0],
  });
  const knight: GameEvent = { type: "knight-played", seat: 1, queen: "moon", target: 0 };
  const attacked = { type: "attacked", turn: 1, seat: 0, attack: "knight", queen: "moon" };

  it("is shown to everybody before anything comes of it", () => {
    expect(last(before, knight)).toMatchObject({ phase: attacked, discard: ["2", "knight"] });
  });

  it("is over when the queen is taken", () => {
    const taken = last(before, knight, {
      type: "queen-taken",
      seat: 1,
      queen: "moon",
      owner: 0,
      because: "SL-36",
    });
    expect(taken.owners[3]).toBe(1);
    expect(taken.points).toEqual([0, 10, 0]);
    expect(taken.phase.type).toBe("refilling");
  });

  it("is over when a dragon has come, which lies on the pile", () => {
    const defended: GameEvent = {
      type: "defended",
      seat: 0,
      card: "dragon",
      queen: "moon",
      because: "SL-40",
    };
    const saved = last(before, knight, defended);
    expect(saved.moment).toEqual({ type: "saved", queen: "moon", card: "dragon" });
    expect(saved.discard).toEqual(["2", "knight", "dragon"]);
    expect(saved.hands[0]).not.toContain("dragon");
    const drawn = last(saved, { type: "drawn", seat: 1, cards: faceDown(1) });
    expect(drawn).toMatchObject({ phase: { type: "refilling" }, points: [10, 0, 0] });
    expect(drawn.moment).toBeUndefined();
  });

  it("with a potion puts her face up into her bed, then to sleep", () => {
    const row = beats(before, [
      { type: "potion-played", seat: 2, queen: "moon", target: 0 },
      { type: "queen-put-to-sleep", owner: 0, place: 3, queen: "moon", because: "SL-37" },
    ]).map(({ view }) => view);
    expect(row.map(({ owners }) => owners[3])).toEqual([0, null, null]);
    expect(row.map(({ moment }) => moment?.type)).toEqual([undefined, "turned", undefined]);
    expect(row[2]?.queens[3]).toBe("moon");
  });
});

describe("the rest", () => {
  it("shuffles the discard pile into the draw pile", () => {
    const row = beats(table({ pile: 0 }), [{ type: "reshuffled", count: 1, because: "SL-21" }]);
    expect(row.map(({ view }) => [view.moment?.type, view.pile, view.discard.length])).toEqual([
      ["reshuffling", 0, 1],
      [undefined, 1, 0],
    ]);
  });

  it("deals from the pile", () => {
    const hands = [["1", "2", "3", "4", "5"], faceDown(5), faceDown(5)];
    const empty = table({ hands: [[], faceDown(0), faceDown(0)], pile: 67, discard: [] });
    const dealt = last(empty, { type: "dealt", dealer: 1, queens: faceDown(12), hands });
    expect(dealt).toMatchObject({ hands, pile: 52 });
  });

  it("gives every event at least one beat, so that its sentence is heard in time", () => {
    const events: GameEvent[] = [
      { type: "dealer-drawn", dealer: 0 },
      { type: "place-chosen", seat: 0, place: 1 },
      { type: "waking-declined", seat: 0 },
      { type: "defence-declined", seat: 0 },
      { type: "game-ended", scores: [50, 0, 0], places: [1, 2, 2], because: "SL-60" },
    ];
    const row = beats(table(), events);
    expect(row.map(({ event }) => event)).toEqual([0, 1, 2, 3, 4]);
    expect(row.every(({ ms }) => ms >= 150 && ms <= 1500)).toBe(true);
  });
});
