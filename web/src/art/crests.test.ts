import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";

import { speak } from "../lib/words.svelte";
import Chart from "../ui/Chart.svelte";
import Avatar from "./Avatar.svelte";
import { KEY } from "./crests";
import Fist from "./Fist.svelte";
import { inkOfSeat } from "./seats";

beforeAll(() => speak("en"));
afterEach(cleanup);

/** At this table the second seat has the crest of number 6. */
const context = new Map([[KEY, (seat: number) => (seat === 1 ? 6 : seat)]]);

const inkIn = (part: Element) => /ink-(\w+)/.exec(part.innerHTML)?.[1];

test.each([
  ["at a table", context, 6],
  ["elsewhere", new Map(), 1],
])("%s a seat's crest, sleeve and line are of one number", (_, where, crest) => {
  const avatar = render(Avatar, { props: { seat: 1 }, context: where }).container;
  expect(avatar.querySelector("svg")?.dataset.crest).toBe(String(crest));
  expect(inkIn(avatar)).toBe(inkOfSeat(crest));
  expect(inkIn(render(Fist, { props: { seat: 1 }, context: where }).container)).toBe(inkOfSeat(crest));
  const chart = { points: [[1], [2]].map((one) => [...one, ...one]), label: String };
  const drawn = render(Chart, {
    props: { chart, names: ["Anna", "Ben"], crestOf: (seat: number) => (seat === 1 ? crest : seat) },
  }).container;
  const lines = [...drawn.querySelectorAll("g.line")].map(
    (one) => /of-(\d)/.exec(one.getAttribute("class") ?? "")?.[1],
  );
  expect(lines).toEqual(["0", String(crest)]);
});
