import { describe, expect, test } from "vitest";

import type { Scene } from "../../tricks/scene";
import type { GameEvent, View } from "../../wire/skull-king";
import recorded from "./recorded.json";
import { beats, sceneOf } from "./scene";

/** A game of three as the server told it to seat 0: the first view, then events and the view after them. */
const told = recorded as unknown as { events: GameEvent[]; view: View }[];
const steps = told.slice(1).map(({ events, view }, index) => {
  const from = told[index]?.view as View;
  return { name: events.map(({ type }) => type).join(", "), events, from, to: view };
});

const still = (scene: Scene | undefined) => ({ ...scene, moment: null });

describe.each(steps)("$name", ({ events, from, to }) => {
  const shown = beats(from, events, to);

  test("leads to what the server shows", () => {
    expect(still(shown.at(-1)?.view)).toEqual(sceneOf(to));
  });

  test("says every sentence, in order, when it can be seen", () => {
    const said = shown.flatMap(({ event }) => (event === undefined ? [] : [event]));
    expect(said).toEqual(events.map((_, index) => index));
  });

  test("takes as long as it takes to follow, and not longer", () => {
    for (const { ms } of shown) expect(ms).toBeGreaterThanOrEqual(150);
    expect(shown.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(5_000);
  });
});

test("a scene remains a scene", () => {
  const scene = sceneOf(steps[0]?.to as View);
  expect(sceneOf(scene)).toBe(scene);
});
