import { beforeAll, expect, test } from "vitest";

import { speak, speakOf } from "../lib/words.svelte";
import type { Scene } from "./scene";
import { toldOf } from "./told";

beforeAll(async () => {
  await speak("en");
  await speakOf("skull-king");
});

const line = { last: { trick: [], winner: 0, because: "" } };
const SHEET = [
  { ...line, bids: [1, 0], won: [1, 1], bonus: [30, 0], points: [50, -10] },
  { ...line, bids: [0, 2], won: [0, 2], bonus: [0, 0], points: [20, 40] },
];

test("tells of each how many bids were exact, and who was best at what", () => {
  const told = toldOf("skull-king", { sheet: SHEET, totals: [70, 30] } as unknown as Scene);
  expect(told.each).toEqual(["2 of 2 bids exact", "1 of 2 bids exact"]);
  expect(told.awards).toEqual([
    { title: "Most exact bids", seats: [0], text: "2/2" },
    { title: "Best round", seats: [0], text: "+50" },
    { title: "Most bonus points", seats: [0], text: "+30" },
  ]);
});

test("gives no award for nothing", () => {
  const told = toldOf("skull-king", { sheet: [], totals: [0, 0] } as unknown as Scene);
  expect(told.awards).toEqual([]);
});
