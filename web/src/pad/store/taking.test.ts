import { afterEach, beforeEach, describe, expect, it } from "vitest";

import type { PadGame } from "../core/index.ts";
import {
  type PretendBoxes,
  type PretendStorage,
  begin,
  bid,
  bids,
  newDevice,
  putAway,
  tab,
} from "./pretend.ts";

let boxes: PretendBoxes;
let storage: PretendStorage;

beforeEach(() => void ({ boxes, storage } = newDevice()));
afterEach(putAway);

describe("an import", () => {
  const theirs = (game: PadGame): PadGame => ({ ...game, players: ["Anna", "Zoe"] });

  it("keeps what is new, and of the rest what was decided", async () => {
    const pads = await tab(boxes);
    const [a, b, c] = [begin(pads), begin(pads), begin(pads)];
    const added = { ...a, id: "fromafile123" };
    const differing = [a, b, c].map((game): [PadGame, PadGame] => [game, theirs(game)]);
    const decide = (mine: PadGame) => (mine === a ? "mine" : mine === b ? "theirs" : "both");
    const taken = await pads.take({ added: [added], same: [], differing }, decide);
    expect(taken).toMatchObject({ stored: true });
    await pads.rest();
    const later = await tab(boxes);
    for (const each of [pads, later]) {
      expect(each.games).toHaveLength(5);
      expect(each.get(added.id)).toEqual(added);
      expect([a, b, c].map(({ id }) => each.get(id)?.players[1])).toEqual(["Ben", "Zoe", "Ben"]);
    }
    expect(later.undo(b.id)).toBe(true);
    expect(later.get(b.id)?.players[1]).toBe("Ben");
  });

  it("of a game with other players can be undone, too", async () => {
    const pads = await tab(boxes);
    const mine = begin(pads);
    pads.change(mine.id, bid(0, 1));
    const more = { ...mine, players: ["A", "B", "C"], rounds: [[{}, {}, {}]] };
    await pads.take({ added: [], same: [], differing: [[mine, more]] }, () => "theirs");
    expect(pads.get(mine.id)).toEqual(more);
    pads.undo(mine.id);
    expect(bids(pads.get(mine.id))).toEqual([1, undefined]);
    pads.redo(mine.id);
    expect(pads.get(mine.id)?.players).toEqual(more.players);
  });

  it("restores what was thrown away, and keeps both of two that only look new", async () => {
    const pads = await tab(boxes);
    const gone = begin(pads);
    pads.remove(gone.id);
    const twice = { ...gone, id: "twiceinafile" };
    await pads.take({ added: [gone, twice, twice, theirs(twice)], same: [], differing: [] }, () => "mine");
    expect(pads.get(gone.id)).toEqual(gone);
    expect(pads.games.map(({ players }) => players[1]).sort()).toEqual(["Ben", "Ben", "Zoe"]);
  });

  it("changes nothing if it cannot be kept whole", async () => {
    const pads = await tab(boxes);
    const game = begin(pads);
    const before = localStorage.getItem(`pad:${game.id}`);
    await pads.rest();
    boxes.broken = true;
    storage.refuses = (key) => key.endsWith("secondinfile");
    const added = [
      { ...game, id: "firstinafile" },
      { ...game, id: "secondinfile" },
    ];
    const merged = { added: [], same: [], differing: [[game, theirs(game)] as [PadGame, PadGame]] };
    expect(await pads.take({ ...merged, added }, () => "theirs")).toEqual({ stored: false });
    expect([pads.games, localStorage.getItem(`pad:${game.id}`)]).toEqual([[game], before]);
    expect(localStorage.getItem("pad:firstinafile")).toBeNull();
    expect(pads.trouble).toBe("none");
    expect(await pads.take(merged, () => "theirs")).toMatchObject({ stored: true });
    expect([pads.get(game.id)?.players[1], pads.trouble]).toEqual(["Zoe", "one-copy"]);
  });
});
