/** What each event changes on the table, so that it can be shown before the server's view of the end of it all. */

import type { FaceDown, GameEvent, View } from "../../wire/sleeping-queens";
import { isNumber, SPECIAL_CARDS } from "./faces";
import { POINTS } from "./queens";
import { type SeenHand, size } from "./scene";

export function after(view: View, event: GameEvent): View {
  switch (event.type) {
    case "dealt":
      return {
        ...view,
        hands: event.hands,
        pile: view.pile - event.hands.reduce((sum, hand) => sum + size(hand), 0),
      };
    case "king-played":
      return played(view, event.seat, ["king"]);
    case "jester-played":
      return played(view, event.seat, ["jester"]);
    case "knight-played":
      return attacked(view, "knight", event);
    case "potion-played":
      return attacked(view, "potion", event);
    case "discarded":
      return played(view, event.seat, event.cards);
    case "card-revealed":
      return { ...view, pile: view.pile - 1 };
    case "special-taken":
      return taken(view, event.seat, event.card);
    case "queen-woken":
      return lying(named(view, event.place, event.queen), event.place, event.seat);
    case "rival-turned-over":
      return named(view, event.place, event.queen);
    case "defended":
      return played(view, event.seat, [event.card]);
    case "queen-taken":
      return settled(lying(view, view.queens.indexOf(event.queen), event.seat));
    case "queen-put-to-sleep":
      return settled(lying(view, event.place, null));
    case "reshuffled":
      return settled({ ...view, pile: event.count, discard: [] });
    case "drawn":
      return settled(drawn(view, event.seat, event.cards));
    case "game-ended":
      return { ...view, points: event.scores };
    default:
      return view;
  }
}

/** The number card that a jester turned over joins the discard pile. */
export function laidAside(view: View, card: string): View {
  return { ...view, discard: [...view.discard, card] };
}

function played(view: View, seat: number, cards: readonly string[]): View {
  const hands = replaced(view.hands, seat, (hand) => less(hand, cards));
  const known = replaced(view.known, seat, (hand) => without(hand, cards));
  return { ...view, hands, known, discard: [...view.discard, ...cards] };
}

function attacked(
  view: View,
  attack: string,
  { seat, target, queen }: { seat: number; target: number; queen: string },
): View {
  const phase = { type: "attacked", turn: seat, seat: target, attack, queen } as const;
  return { ...played(view, seat, [attack]), phase };
}

/** The attack is over, whatever came of it. */
function settled(view: View): View {
  if (view.phase.type !== "attacked") return view;
  return { ...view, phase: { type: "refilling", turn: view.phase.turn, seats: [] } };
}

function taken(view: View, seat: number, card: string): View {
  const hands = replaced(view.hands, seat, (hand) =>
    Array.isArray(hand) ? sorted([...hand, card]) : { ...hand, count: hand.count + 1 },
  );
  return { ...view, hands, known: replaced(view.known, seat, (hand) => [...hand, card]) };
}

function drawn(view: View, seat: number, cards: string[] | FaceDown): View {
  const hands = replaced(view.hands, seat, (hand): SeenHand => {
    if (Array.isArray(hand) && Array.isArray(cards)) return sorted([...hand, ...cards]);
    return { type: "face-down", count: size(hand) + size(cards) };
  });
  return { ...view, hands, pile: view.pile - size(cards) };
}

function named(view: View, place: number, queen: string): View {
  return { ...view, queens: replaced(view.queens, place, () => queen) };
}

function lying(view: View, place: number, seat: number | null): View {
  const owners = replaced(view.owners, place, () => seat);
  const points = view.points.map((_, player) =>
    view.queens.reduce(
      (sum, queen, bed) => sum + (owners[bed] === player && queen ? (POINTS[queen] ?? 0) : 0),
      0,
    ),
  );
  return { ...view, owners, points };
}

function less(hand: SeenHand, cards: readonly string[]): SeenHand {
  return Array.isArray(hand) ? without(hand, cards) : { ...hand, count: hand.count - cards.length };
}

function without(hand: readonly string[], cards: readonly string[]): string[] {
  const left = [...hand];
  for (const card of cards) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function sorted(hand: readonly string[]): string[] {
  const rank = (card: string) => (isNumber(card) ? Number(card) : 100 + SPECIAL_CARDS.indexOf(card));
  return hand.toSorted((one, other) => rank(one) - rank(other));
}

function replaced<T>(list: readonly T[], index: number, change: (old: T) => T): T[] {
  return list.map((old, at) => (at === index ? change(old) : old));
}
