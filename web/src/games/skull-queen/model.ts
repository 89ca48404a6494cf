/** What lies on the table of Skull Queen, and what is being shown of it just now. */

import type {
  CardHidden,
  Colour,
  FaceDown,
  PastTrick,
  Plank,
  PlankHidden,
  View,
} from "../../wire/skull-queen";

export const GAME = "skull-queen";

export type Pirate = "red" | "yellow" | "green" | "blue";

/** In the order in which the events come, and the pirates' lanes on every plank, from left to right. */
export const COLOURS: readonly Colour[] = ["R", "Y", "G", "B"];
export const PIRATE: Record<Colour, Pirate> = { R: "red", Y: "yellow", G: "green", B: "blue" };
/** From the narrow end down, as they are drawn. */
export const SPACES: readonly number[] = [5, 4, 3, 2, 1];

/** What draws the eye while a trick is evaluated, one event at a time. */
export interface Spot {
  colour: Colour;
  direction: "up" | "down";
  card: string;
  /** Whose pirate moves; null where nobody's does. */
  seat: number | null;
  fell: boolean;
  doubled: string | null;
  because: string;
}

/** What is on the stage between two views. */
export interface Scene {
  /** Cards of the trick that have left it already. */
  gone: readonly string[];
  spot?: Spot;
  /** Who leads next, and thanks to which card. */
  lead?: { seat: number; card: string };
  /** The round's points, when it has just been scored. */
  points?: readonly number[];
}

export type Staged = View & { scene?: Scene };
export type Phase = View["phase"];
export type OpenPhase = Extract<Phase, { type: "playing" | "with-ghost" }>;
export type AnyPlank = Plank | PlankHidden | null;

/** A card before somebody on the table: null is the ghost, a hidden card lies face down. */
export interface Lying {
  seat: number | null;
  card: string | CardHidden;
}

export function isOpen(phase: Phase): phase is OpenPhase {
  return phase.type === "playing" || phase.type === "with-ghost";
}

/** What a space is worth: the front has its first value at the narrow end, the back at the wide one. */
export function valueOf(space: number, side: "front" | "back", values: readonly number[]): number {
  return (side === "front" ? values[values.length - space] : values[space - 1]) ?? 0;
}

/** The trick on the table, in the order of play. */
export function trickOf(phase: Phase): Lying[] {
  if (phase.type === "playing") return phase.trick;
  if (phase.type !== "with-ghost") return [];
  const laid = phase.sealed.flatMap((card, seat): Lying[] => (card === null ? [] : [{ seat, card }]));
  return [{ seat: null, card: phase.led }, ...laid];
}

export function centreOf(phase: Phase): readonly string[] {
  return "centre" in phase ? phase.centre : [];
}

export function planksOf(view: View): readonly AnyPlank[] {
  if ("planks" in view.phase) return view.phase.planks;
  return view.sheet.at(-1)?.planks ?? Array.from({ length: view.seats }, () => null);
}

/** The last trick that was evaluated: of this round, or of the one before. */
export function lastTrick(view: View): PastTrick | undefined {
  return (isOpen(view.phase) ? view.phase.past.at(-1) : undefined) ?? view.sheet.at(-1)?.last;
}

/** When the game is over its last trick stays on the table: an empty one would be nothing to look at. */
export function finalTrick({ phase, sheet }: View): PastTrick | undefined {
  return phase.type === "finished" ? sheet.at(-1)?.last : undefined;
}

export function handSize(hand: readonly string[] | FaceDown): number {
  return "count" in hand ? hand.count : hand.length;
}

export function pirateAt(plank: Plank, colour: Colour): number | null {
  return plank[PIRATE[colour]];
}

/** Which trick this is, and how many there are in the round. */
export function tricksOf(phase: OpenPhase): { trick: number; tricks: number } {
  const left = Math.max(...phase.hands.map(handSize));
  const cards = phase.type === "playing" ? phase.trick : phase.sealed;
  const isFull = cards.length === phase.hands.length && cards.every((card) => card !== null);
  const tricks = phase.past.length + left + (isFull ? 1 : 0);
  return { trick: Math.min(tricks, phase.past.length + 1), tricks };
}
