/** The card game's views and events, as scenes of bids and tricks. */

import { beatsOf, type Happening } from "../../tricks/beats";
import { isScene, type Scene } from "../../tricks/scene";
import type { BidHidden, FaceDown, GameEvent, View } from "../../wire/skull-king";
import type { Beat } from "../../lib/stage";

/** The rulebook has ten, however many play. */
export const ROUNDS = 10;

export function sceneOf(view: View | Scene): Scene {
  if (isScene(view)) return view;
  const { viewer, seats, round, totals, sheet, phase } = view;
  const zeros = totals.map(() => 0);
  const empty: Scene = {
    ...{
      type: "scene",
      viewer,
      seats,
      round,
      rounds: ROUNDS,
      totals,
      moment: null,
      first: null,
      stage: "before",
    },
    ...{ hands: zeros, bids: zeros.map(() => null), won: zeros, bonus: zeros, prospects: null },
    ...{ trick: [], winning: null, reason: null, led: null, taken: [] },
    sheet: sheet.map((line) => ({ ...line, last: taken(line.last) })),
  };
  switch (phase.type) {
    case "drawing":
      return empty;
    case "dealing":
      return { ...empty, first: phase.dealer };
    case "bidding": {
      const hands = phase.hands.map(held);
      return { ...empty, stage: "bidding", first: phase.dealer, hands, bids: phase.bids.map(bid) };
    }
    case "playing": {
      const { bids, won, bonus, prospects, winning, dealer: first } = phase;
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
    case "finished":
      return { ...empty, stage: "over" };
  }
}

export function beats(from: View | Scene, events: readonly GameEvent[], to: View | Scene): Beat<Scene>[] {
  return beatsOf(sceneOf(from), events.map(happening), sceneOf(to));
}

function happening(event: GameEvent): Happening {
  switch (event.type) {
    case "dealer-drawn":
      return { type: "first-drawn", first: event.dealer };
    case "dealt":
      return { type: "dealt", round: event.round, first: event.dealer, hands: event.hands.map(held) };
    case "bid-sealed":
      return { type: "bid", seat: event.seat, bid: event.bid };
    case "fist-shown":
      return { type: "bid", seat: event.seat, bid: "fist" };
    case "card-played":
      return { type: "put", put: put(event) };
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

function put({ seat, card, role = null }: { seat: number; card: string; role?: "escape" | "pirate" | null }) {
  return { seat, code: card, role };
}

function taken({ trick, winner, because }: View["sheet"][number]["last"]) {
  return { trick: trick.map(put), winner, because };
}
