/** The views between two standings, so that every event can be followed. */

import type { Beat } from "../../lib/stage";
import type { FaceDown, GameEvent, Plank, View } from "../../wire/skull-queen";
import { isOpen, type OpenPhase, PIRATE, type Scene, type Spot, type Staged, trickOf } from "./model";

type Of<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;
type Hand = string[] | FaceDown;

/** Milliseconds that each event wants to be looked at. */
const MS: Record<GameEvent["type"], number> = {
  "dealer-drawn": 300,
  dealt: 400,
  "plank-sealed": 200,
  "plank-covered": 150,
  "planks-shown": 900,
  "ghost-turned": 350,
  "card-played": 250,
  "card-sealed": 200,
  "card-laid-face-down": 200,
  "cards-shown": 800,
  "cards-to-centre": 400,
  "pirate-moved": 1400,
  "pirate-fell": 1600,
  "nobody-moved": 900,
  "colour-set-aside": 180,
  "lead-taken": 350,
  "round-scored": 1800,
  "game-ended": 300,
};
/** A full trick is looked at before its pirates walk. */
const FULL_TRICK_MS = 1000;

export function beats(from: View, events: readonly GameEvent[], to: View): Beat<Staged>[] {
  let view: Staged = from;
  const worth = worthOf(events, to);
  const end = events.findLastIndex(({ type }) => type === "lead-taken" || type === "round-scored");
  const full = events.findLastIndex(({ type }) => type === "card-played" || type === "cards-shown");
  return events.map((event, index) => {
    view = after(view, event, to, worth);
    const isFull = event.type === "card-played" && index < events.length - 1;
    const rest = index > full && index <= end ? { rest: stillLying(view) } : {};
    return { view, event: index, ms: isFull ? FULL_TRICK_MS : MS[event.type], ...rest };
  });
}

/** The trick as it was played, while its pirates walk and afterwards: what it brought is seen beside it. */
function stillLying(view: Staged): Staged {
  const lying = trickOf(view.phase).map(({ card }) => String(card));
  const shown = open(view, (phase) => ({
    ...phase,
    centre: phase.centre.filter((card) => !lying.includes(card)),
  }));
  return { ...shown, scene: { ...scene(view), gone: [] } };
}

/** What the planks are worth in the end: all moves of an update belong to one trick. */
function worthOf(events: readonly GameEvent[], to: View): readonly number[] {
  const scored = events.find((event) => event.type === "round-scored");
  return scored?.points ?? (isOpen(to.phase) ? to.phase.prospects : []);
}

function after(view: Staged, event: GameEvent, to: View, worth: readonly number[]): Staged {
  switch (event.type) {
    case "dealer-drawn":
      return quiet(view, { phase: { type: "dealing", dealer: event.dealer } });
    case "dealt":
      return dealt(view, event);
    case "plank-sealed": {
      const { seat, side, red, yellow, green, blue } = event;
      return placed(view, seat, { type: "plank", side, red, yellow, green, blue });
    }
    case "plank-covered":
      return placed(view, event.seat, { type: "plank-hidden" });
    case "planks-shown":
      return view.phase.type === "placing"
        ? quiet(view, { phase: { ...view.phase, planks: event.planks } })
        : view;
    case "ghost-turned":
      return ghostTurned(view, event, to);
    case "card-played":
      return cardPlayed(view, event, to);
    case "card-sealed":
      return sealed(view, event.seat, event.card);
    case "card-laid-face-down":
      return sealed(view, event.seat, { type: "card-hidden" });
    case "cards-shown":
      return open(view, (phase) => (phase.type === "with-ghost" ? { ...phase, sealed: event.cards } : phase));
    case "cards-to-centre":
      return gone(
        open(view, (phase) => ({ ...phase, centre: [...phase.centre, ...event.cards] })),
        event.cards,
      );
    case "pirate-moved":
      return walked(view, event, event.end, worth);
    case "pirate-fell":
      return walked(view, event, null, worth);
    case "nobody-moved":
      return { ...view, scene: { ...scene(view), spot: spotOf(event, null) } };
    case "colour-set-aside":
      return gone(
        open(view, (phase) => ({
          ...phase,
          centre: phase.centre.filter((card) => !event.cards.includes(card)),
        })),
        event.cards,
      );
    case "lead-taken":
      return {
        ...open(view, (phase) => ({ ...phase, turn: event.seat })),
        scene: { gone: scene(view).gone, lead: { seat: event.seat, card: event.card } },
      };
    case "round-scored":
      return {
        ...view,
        totals: event.totals,
        scene: { gone: trickOf(view.phase).map(({ card }) => String(card)), points: event.points },
      };
    case "game-ended":
      return view;
  }
}

function dealt(view: Staged, { round, dealer, hands, centre, ghost }: Of<"dealt">): Staged {
  const stack = Array.isArray(ghost) ? { type: "face-down" as const, count: ghost.length } : ghost;
  const planks = hands.map(() => null);
  const phase = { type: "placing" as const, dealer, hands, ghost: stack, centre: centre ?? [], planks };
  return quiet(view, { round, phase });
}

function placed(view: Staged, seat: number, plank: Plank | { type: "plank-hidden" }): Staged {
  const { phase } = view;
  if (phase.type !== "placing") return view;
  return quiet(view, { phase: { ...phase, planks: phase.planks.with(seat, plank) } });
}

/** His card leads: the trick before it is past. */
function ghostTurned(view: Staged, { card }: Of<"ghost-turned">, to: View): Staged {
  const { phase } = view;
  if (to.phase.type !== "with-ghost" || !("planks" in phase)) return view;
  return quiet(view, {
    phase: {
      ...to.phase,
      hands: phase.hands,
      planks: phase.planks as Plank[],
      centre: phase.centre,
      led: card,
      sealed: to.phase.sealed.map(() => null),
    },
  });
}

/** The first card after the planks were shown finds them on a table that is still being set. */
function cardPlayed(view: Staged, { seat, card }: Of<"card-played">, to: View): Staged {
  const begun = view.phase.type === "placing" ? quiet(view, { phase: beginning(view, to) }) : view;
  return open(begun, (phase) => {
    if (phase.type !== "playing") return phase;
    const colour = phase.colour ?? (to.phase.type === "playing" ? to.phase.colour : null);
    return {
      ...phase,
      colour,
      hands: played(phase.hands, seat, card),
      trick: [...phase.trick, { seat, card }],
    };
  });
}

function beginning(view: Staged, to: View): View["phase"] {
  return to.phase.type === "playing" ? { ...to.phase, trick: [], colour: null } : view.phase;
}

function sealed(view: Staged, seat: number, card: string | { type: "card-hidden" }): Staged {
  return open(view, (phase) => {
    if (phase.type !== "with-ghost") return phase;
    const hands = played(phase.hands, seat, typeof card === "string" ? card : null);
    return { ...phase, hands, sealed: phase.sealed.with(seat, card) };
  });
}

function walked(
  view: Staged,
  event: Of<"pirate-moved" | "pirate-fell">,
  end: number | null,
  worth: readonly number[],
): Staged {
  const { seat } = event;
  const shown = open(view, (phase) => {
    const plank = phase.planks[seat];
    if (!plank) return phase;
    const planks = phase.planks.with(seat, { ...plank, [PIRATE[event.colour]]: end });
    const prospects = phase.prospects.with(seat, worth[seat] ?? phase.prospects[seat] ?? 0);
    return { ...phase, planks, prospects };
  });
  return { ...shown, scene: { ...scene(view), spot: spotOf(event, event.seat) } };
}

function spotOf(event: Of<"pirate-moved" | "pirate-fell" | "nobody-moved">, seat: number | null): Spot {
  const { colour, direction, card, because } = event;
  const doubled = "doubled" in event ? event.doubled : null;
  return { colour, direction, card, seat, because, doubled, fell: event.type === "pirate-fell" };
}

function gone(view: Staged, cards: readonly string[]): Staged {
  return { ...view, scene: { gone: [...scene(view).gone, ...cards] } };
}

function scene(view: Staged): Scene {
  return view.scene ?? { gone: [] };
}

/** A change after which no trick is being evaluated. */
function quiet({ scene: _, ...view }: Staged, changes: Partial<View>): Staged {
  return { ...view, ...changes };
}

function open(view: Staged, change: (phase: OpenPhase) => OpenPhase): Staged {
  return isOpen(view.phase) ? { ...view, phase: change(view.phase) } : view;
}

function played(hands: Hand[], seat: number, card: string | null): Hand[] {
  const hand = hands[seat];
  if (!hand) return hands;
  const left = Array.isArray(hand)
    ? hand.filter((held) => held !== card)
    : { ...hand, count: Math.max(0, hand.count - 1) };
  return hands.with(seat, left);
}
