import { expect, test } from "vitest";

import type { GameEvent, View } from "../../wire/skull-queen";
import { beats } from "./beats";
import { centreOf, handSize, isOpen, planksOf, type Staged, trickOf } from "./model";
import moments from "./moments.json";

/** Taken from games that were really played: a view, what happened, and the view after it. */
interface Moment {
  from: View;
  events: GameEvent[];
  to: View;
}
const MOMENTS = moments as unknown as Moment[];

function having(type: GameEvent["type"], more: (event: GameEvent) => boolean = () => true): Moment {
  const found = MOMENTS.find(({ events }) => events.some((event) => event.type === type && more(event)));
  if (!found) throw new Error(`no moment has ${type}`);
  return found;
}

/** The beat of the first event of a type, and the one before it. */
function around(
  moment: Moment,
  type: GameEvent["type"],
): { event: GameEvent; before: Staged; shown: Staged } {
  const all = beats(moment.from, moment.events, moment.to);
  const index = moment.events.findIndex((event) => event.type === type);
  const [event, shown] = [moment.events[index], all[index]?.view];
  if (!event || !shown) throw new Error(`no beat for ${type}`);
  return { event, shown, before: all[index - 1]?.view ?? moment.from };
}

test.each(MOMENTS.map((moment) => [moment.events.map(({ type }) => type).join(" "), moment] as const))(
  "each event has its beat: %s",
  (_, { from, events, to }) => {
    const all = beats(from, events, to);
    expect(all.map(({ event }) => event)).toEqual(events.map((_, index) => index));
    expect(all.every(({ ms }) => ms >= 150 && ms <= 2_000)).toBe(true);
    const last: Staged = all.at(-1)?.view ?? from;
    if (!("planks" in to.phase)) return;
    expect(planksOf(last)).toEqual(planksOf(to));
    expect(centreOf(last.phase)).toEqual(centreOf(to.phase));
    expect("hands" in last.phase && last.phase.hands.map(handSize)).toEqual(to.phase.hands.map(handSize));
    expect(last.totals).toEqual(to.totals);
    if (isOpen(last.phase) && isOpen(to.phase)) expect(last.phase.prospects).toEqual(to.phase.prospects);
    const gone = last.scene?.gone ?? [];
    const lying = trickOf(last.phase).filter(({ card }) => !gone.includes(String(card)));
    expect(lying).toEqual(trickOf(to.phase));
  },
);

test("nothing that is shown is changed behind its back", () => {
  for (const { from, events, to } of MOMENTS) {
    const before = JSON.stringify(from);
    beats(from, events, to);
    expect(JSON.stringify(from)).toBe(before);
  }
});

test("a card that goes to the centre leaves the trick for it", () => {
  const { event, before, shown } = around(having("cards-to-centre"), "cards-to-centre");
  const cards = event.type === "cards-to-centre" ? event.cards : [];
  expect(centreOf(shown.phase)).toEqual([...centreOf(before.phase), ...cards]);
  expect(shown.scene?.gone).toEqual(cards);
});

test("a pirate that falls is in the water, and its card says so", () => {
  for (const direction of ["up", "down"] as const) {
    const moment = having("pirate-fell", (event) => "direction" in event && event.direction === direction);
    const index = moment.events.findIndex((e) => e.type === "pirate-fell" && e.direction === direction);
    const event = moment.events[index];
    const shown: Staged | undefined = beats(moment.from, moment.events, moment.to)[index]?.view;
    if (event?.type !== "pirate-fell") throw new Error("it fell");
    expect(shown?.scene?.spot).toMatchObject({ card: event.card, seat: event.seat, direction, fell: true });
  }
});

test("the captains' cards are turned over together, and only then", () => {
  const moment = having("cards-shown");
  const { event, before, shown } = around(moment, "cards-shown");
  const hidden = (view: Staged) => trickOf(view.phase).some(({ card }) => typeof card !== "string");
  expect(hidden(before)).toBe(true);
  expect(hidden(shown)).toBe(false);
  expect(
    event.type === "cards-shown" &&
      trickOf(shown.phase)
        .slice(1)
        .map(({ card }) => card),
  ).toEqual(event.type === "cards-shown" && event.cards);
});

test("a colour that was evaluated leaves the table", () => {
  const { event, shown } = around(having("colour-set-aside"), "colour-set-aside");
  const cards = event.type === "colour-set-aside" ? event.cards : [];
  expect(centreOf(shown.phase).some((card) => cards.includes(card))).toBe(false);
  expect(cards.every((card) => shown.scene?.gone.includes(card))).toBe(true);
});

test("the round's points are shown on the planks as they stand", () => {
  const { event, shown } = around(having("round-scored"), "round-scored");
  if (event.type !== "round-scored") throw new Error("scored");
  expect(shown.scene?.points).toEqual(event.points);
  expect(shown.totals).toEqual(event.totals);
  expect(isOpen(shown.phase) && shown.phase.planks).toEqual(event.planks);
  expect(isOpen(shown.phase) && shown.phase.prospects).toEqual(event.points);
});

test("who looks back sees the trick as long as it is told, and how everybody stands after it", () => {
  const { from, events, to } = having("lead-taken");
  const all = beats(from, events, to);
  const rest = all.findLast((beat) => beat.rest !== undefined)?.rest as Staged;
  const full = all.findLast(({ event }) => events[event ?? 0]?.type === "card-played")?.view as Staged;
  expect(trickOf(rest.phase)).toEqual(trickOf(full.phase));
  expect(rest.scene?.gone).toEqual([]);
  expect(planksOf(rest)).toEqual(planksOf(all.at(-1)?.view as Staged));
  const lying = trickOf(rest.phase).map(({ card }) => card);
  expect(centreOf(rest.phase).some((card) => lying.includes(card))).toBe(false);
});
