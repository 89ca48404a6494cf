import { describe, expect, it } from "vitest";

import { Names } from "./names";

const NONE = new Set<string>();

describe("names of cards", () => {
  it("are kept as long as a card is held", () => {
    const names = new Names();
    const before = names.follow(["3", "3", "king"], [], NONE).hand;
    const after = names.follow(["1", "3", "3", "king"], [], NONE).hand;
    expect(after.slice(1)).toEqual(before);
    expect(new Set(after.map(({ key }) => key)).size).toBe(4);
  });

  it("go with the picked one of two alike to the discard pile", () => {
    const names = new Names();
    const [first, second] = names.follow(["3", "3"], ["9"], NONE).hand;
    const { hand, discard } = names.follow(["3"], ["9", "3"], new Set([second?.key ?? ""]));
    expect(hand).toEqual([first]);
    expect(discard[1]).toEqual(second);
  });

  it("are not lent to a card of somebody else", () => {
    const names = new Names();
    const before = names.follow(["3"], [], NONE);
    const { hand, discard } = names.follow(["3"], ["3"], NONE);
    expect(hand).toEqual(before.hand);
    expect(discard[0]?.key).not.toBe(hand[0]?.key);
  });

  it("do not change when nothing has", () => {
    const names = new Names();
    const once = names.follow(["1", "1"], ["2", "2"], NONE);
    expect(names.follow(["1", "1"], ["2", "2"], NONE)).toEqual(once);
  });

  it("begin anew after a reshuffle", () => {
    const names = new Names();
    const [old] = names.follow([], ["5", "6"], NONE).discard;
    expect(names.follow([], ["5"], NONE).discard[0]).not.toEqual(old);
  });
});
