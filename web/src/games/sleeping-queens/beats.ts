/** How long each event is looked at, and what is seen meanwhile. */

import type { Beat } from "../../lib/stage";
import type { CountedLast, GameEvent, View } from "../../wire/sleeping-queens";
import { after, laidAside } from "./after";
import type { Moment, Scene } from "./scene";

const QUICK_MS = 200;
const USUAL_MS = 350;
const SLOW_MS = 500;
const LONG_MS = 900;
/** Each number of the jester's count; a long count goes quicker. */
const COUNT_MS = 320;
const COUNT_QUICKLY_MS = 220;
const SHORT_COUNT = 5;

interface Shown {
  view: Scene;
  ms: number;
}

export function beats(from: Scene, events: readonly GameEvent[]): Beat<Scene>[] {
  const row: Beat<Scene>[] = [];
  let now = from;
  events.forEach((event, index) => {
    const scenes = scenesOf(now, event);
    row.push(...scenes.map((scene) => ({ ...scene, event: index })));
    now = scenes.at(-1)?.view ?? now;
  });
  return row;
}

function scenesOf(now: Scene, event: GameEvent): Shown[] {
  const before = still(now);
  const then: Scene = { ...after(before, event), ...cameFrom(event) };
  switch (event.type) {
    case "king-played":
    case "place-chosen":
      return [during(then, { type: "pointing", seat: event.seat, place: event.place }, SLOW_MS)];
    case "queen-woken":
      return [
        during(before, { type: "turned", place: event.place, queen: event.queen }, SLOW_MS),
        { view: then, ms: SLOW_MS },
      ];
    case "rival-turned-over": {
      const { place, queen, rival } = event;
      return [
        during(before, { type: "turned", place, queen, rival }, 1.6 * LONG_MS),
        { view: then, ms: USUAL_MS },
      ];
    }
    case "queen-put-to-sleep":
      return [
        during(then, { type: "turned", place: event.place, queen: event.queen }, SLOW_MS),
        { view: then, ms: USUAL_MS },
      ];
    case "card-revealed":
      return [during(then, { type: "revealed", seat: event.seat, card: event.card }, LONG_MS)];
    case "counted-last":
      return counted(now, event);
    case "defended":
      return [during(then, { type: "saved", queen: event.queen, card: event.card }, LONG_MS)];
    case "reshuffled":
      return [during(before, { type: "reshuffling" }, QUICK_MS), { view: then, ms: SLOW_MS }];
    case "knight-played":
    case "potion-played":
    case "queen-taken":
    case "dealt":
      return [{ view: then, ms: SLOW_MS }];
    case "defence-declined":
      return [{ view: then, ms: QUICK_MS }];
    default:
      return [{ view: then, ms: USUAL_MS }];
  }
}

/** The players are counted off aloud, from the one who played the jester, up to the number on the card. */
function counted(now: Scene, { seat: last }: CountedLast): Shown[] {
  const before = still(now);
  if (now.moment?.type !== "revealed") return [{ view: before, ms: USUAL_MS }];
  const { seat: first, card } = now.moment;
  const highest = Number(card);
  const ms = highest > SHORT_COUNT ? COUNT_QUICKLY_MS : COUNT_MS;
  const count = Array.from({ length: highest }, (_, index): Shown => {
    const isLast = index === highest - 1;
    const seat = isLast ? last : (first + index) % now.seats;
    const moment: Moment = { type: "counting", seat, number: index + 1, card, last: isLast };
    return during(before, moment, isLast ? LONG_MS : ms);
  });
  return [...count, { view: { ...laidAside(before, card), from: "reveal" }, ms: USUAL_MS }];
}

/** Whose card it is that has come to lie on the discard pile. */
function cameFrom(event: GameEvent): Pick<Scene, "from"> {
  switch (event.type) {
    case "king-played":
    case "jester-played":
    case "knight-played":
    case "potion-played":
    case "discarded":
    case "defended":
      return { from: `hand-${event.seat}` };
    default:
      return {};
  }
}

function during(view: Scene, moment: Moment, ms: number): Shown {
  return { view: { ...view, moment }, ms };
}

function still({ moment: _moment, from: _from, ...view }: Scene): View {
  return view;
}
