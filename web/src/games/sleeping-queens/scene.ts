/** What stands on the stage: a view as the server sends it, and for a moment something that no view holds. */

import type { FaceDown, View } from "../../wire/sleeping-queens";

export const GAME = "sleeping-queens";

export type Moment =
  /** Somebody points at a sleeping queen. */
  | { type: "pointing"; seat: number; place: number }
  /** She lies face up in her bed, for everybody to see; her rival may be why she will not stay awake. */
  | { type: "turned"; place: number; queen: string; rival?: string }
  /** The card that a jester turned over. */
  | { type: "revealed"; seat: number; card: string }
  /** The players are counted off: it is this one's number now. */
  | { type: "counting"; seat: number; number: number; card: string; last: boolean }
  /** A dragon or a wand has saved the queen. */
  | { type: "saved"; queen: string; card: string }
  /** The discard pile is about to be shuffled. */
  | { type: "reshuffling" };

export interface Scene extends View {
  moment?: Moment;
  /** The place from which the newest cards on the discard pile come. */
  from?: string;
}

export type SeenHand = string[] | FaceDown;

/** How many cards a hand holds, seen or not. */
export function size(hand: SeenHand | undefined): number {
  if (!hand) return 0;
  return Array.isArray(hand) ? hand.length : hand.count;
}

/** The cards of a hand, as far as they can be seen. */
export function seen(hand: SeenHand | undefined): readonly string[] {
  return Array.isArray(hand) ? hand : [];
}

/** The places whose queens lie awake before a player. */
export function placesOf(view: View, seat: number): number[] {
  return view.owners.flatMap((owner, place) => (owner === seat ? [place] : []));
}

/** How many queens are asleep. */
export function asleep(view: View): number {
  return view.owners.filter((owner) => owner === null).length;
}
