import { expect, test } from "vitest";

import type { Beat } from "../../lib/stage";
import type { View } from "../../wire/skull-queen";
import { unhurried } from "./first-game";
import type { Staged } from "./model";

const walking = { view: { scene: { gone: [], spot: { colour: "R" } } }, ms: 1000 } as unknown as Beat<Staged>;
const playing = { view: {}, ms: 250 } as unknown as Beat<Staged>;
const at = (type: string) => ({ phase: { type } }) as unknown as View;

test("pirates walk slowly in the first game, and as usual in the next", () => {
  const longer = [{ ...walking, ms: 1400 }, playing];
  expect(unhurried([walking, playing], at("playing"))).toEqual(longer);
  expect(unhurried([walking, playing], at("finished"))).toEqual(longer);
  expect(unhurried([walking, playing], at("placing"))).toEqual([walking, playing]);
});
