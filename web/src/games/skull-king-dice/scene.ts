/** The dice game's views and events, as scenes of bids and tricks. */

import { beatsOf, type Happening } from "../../tricks/beats";
import { isScene, type Put, type Scene } from "../../tricks/scene";
import type { BidHidden, FaceDown, GameEvent, ThrowingSeen, View } from "../../wire/skull-king-dice";
import type { Beat } from "../../lib/stage";

export function sceneOf(view: View | Scene): Scene {
  if (isScene(view)) return view;
  const { viewer, seats, round, rounds, totals, sheet, phase } = view;
  const zeros = totals.map(() => 0);
  const empty: Scene = {
    ...{ type: "scene", viewer, seats, round, rounds, totals, moment: null, first: null, stage: "before" },
    ...{ hands: zeros, bids: zeros.map(() => null), won: zeros, bonus: zeros, prospects: null },
    ...{ trick: [], winning: null, reason: null, led: null, taken: [] },
    sheet: sheet.map((line) => ({ ...line, last: taken(line.last) })),
  };
  switch (phase.type) {
    case "drawing":
      return empty;
    case "dealing":
      return { ...empty, first: phase.starter };
    case "bidding": {
      const hands = phase.hands.map(held);
      return { ...empty, stage: "bidding", first: phase.starter, hands, bids: phase.bids.map(bid) };
    }
    case "throwing":
      return throwing(empty, phase);
    case "rolling":
      return rolling(throwing(empty, phase.table), phase.table.turn, phase.die);
    case "finished":
      return { ...empty, stage: "over" };
  }
}

export function beats(from: View | Scene, events: readonly GameEvent[], to: View | Scene): Beat<Scene>[] {
  return beatsOf(sceneOf(from), events.map(happening), sceneOf(to));
}

function throwing(empty: Scene, phase: ThrowingSeen): Scene {
  const { bids, won, bonus, prospects, winning, starter: first } = phase;
  const { led = null, because: reason = null } = phase;
  const [hands, trick, tricks] = [phase.hands.map(held), phase.trick.map(put), phase.taken.map(taken)];
  return {
    ...empty,
    ...{
      stage: "playing",
      first,
      hands,
      bids,
      won,
      bonus,
      prospects,
      trick,
      winning,
      reason,
      led,
      taken: tricks,
    },
  };
}

/** The die that is on its way lies on the table already, and shows nothing. */
function rolling(scene: Scene, seat: number, code: string): Scene {
  return { ...scene, trick: [...scene.trick, { seat, code, face: null }] };
}

function happening(event: GameEvent): Happening {
  switch (event.type) {
    case "starter-drawn":
      return { type: "first-drawn", first: event.starter };
    case "dealt":
      return { type: "dealt", round: event.round, first: event.starter, hands: event.hands.map(held) };
    case "bid-sealed":
      return { type: "bid", seat: event.seat, bid: event.bid };
    case "fist-shown":
      return { type: "bid", seat: event.seat, bid: "fist" };
    case "die-chosen":
      return { type: "put", put: { seat: event.seat, code: event.die, face: null } };
    case "die-thrown":
      return { type: "rests", seat: event.seat, face: event.face };
    case "round-scored":
      return { type: "round-scored", scored: event };
    case "game-ended":
      return { type: "game-ended" };
    default:
      return event;
  }
}

function held(hand: readonly string[] | FaceDown) {
  return "count" in hand ? hand.count : hand;
}

function bid(made: number | BidHidden | null) {
  return made === null || typeof made === "number" ? made : "fist";
}

function put({ seat, die, face }: { seat: number; die: string; face: string }): Put {
  return { seat, code: die, face };
}

function taken({ trick, winner, because }: View["sheet"][number]["last"]) {
  return { trick: trick.map(put), winner, because };
}
