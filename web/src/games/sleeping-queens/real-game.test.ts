/** A game of three as the rules played it and Anna (seat 0) saw it: what is shown never strays from what is so. */
import { expect, it } from "vitest";

import type { GameEvent, View } from "../../wire/sleeping-queens";
import { beats } from "./beats";
import recorded from "./real-game.json";
import type { Scene } from "./scene";

const game = recorded as unknown as { start: View; events: GameEvent[][]; end: View };

function played(): Scene[] {
  const scenes: Scene[] = [game.start];
  for (const events of game.events)
    scenes.push(...beats(scenes.at(-1) ?? game.start, events).map(({ view }) => view));
  return scenes;
}

const SHOWN = ["hands", "known", "pile", "discard", "queens", "owners", "points"] as const;

it("ends as the server says, though every beat was built on the one before", () => {
  const last = played().at(-1) ?? game.start;
  for (const part of SHOWN) expect(last[part], part).toEqual(game.end[part]);
});

it("never loses a card that can be seen or counted", () => {
  for (const { hands, pile, discard, moment } of played()) {
    const held = hands.reduce((sum, hand) => sum + (Array.isArray(hand) ? hand.length : hand.count), 0);
    const turnedOver = moment?.type === "revealed" || moment?.type === "counting" ? 1 : 0;
    expect(held + pile + discard.length + turnedOver).toBe(67);
  }
});
