/**
 * The table of a game of bids and tricks, whatever is played at it: cards or dice. Both games' views become scenes, and
 * so do the moments between two views.
 */

export interface Scene {
  type: "scene";
  viewer: number | null;
  seats: number;
  round: number;
  rounds: number;
  stage: "before" | "bidding" | "playing" | "over";
  /** Who deals, or starts. */
  first: number | null;
  hands: readonly Held[];
  bids: readonly Bid[];
  won: readonly number[];
  bonus: readonly number[];
  /** What the round would bring if it ended now; null as long as nobody can say. */
  prospects: readonly number[] | null;
  trick: readonly Put[];
  /** Whose card wins right now. */
  winning: number | null;
  /** The rule by which it does. */
  reason: string | null;
  /** The colour to follow, once it is set. */
  led: string | null;
  /** The tricks of this round. */
  taken: readonly Taken[];
  totals: readonly number[];
  sheet: readonly ScoredLine[];
  moment: Moment | null;
}

/** What I hold, or how much somebody else does. */
export type Held = readonly string[] | number;
/** A closed fist is a bid that nobody sees yet. */
export type Bid = number | "fist" | null;

/** A card or a die in a trick. */
export interface Put {
  seat: number;
  code: string;
  role?: "escape" | "pirate" | null;
  /** What the die shows; null while it rolls. */
  face?: string | null;
}

export interface Taken {
  trick: readonly Put[];
  winner: number;
  because: string;
}

export interface ScoredLine {
  bids: readonly number[];
  won: readonly number[];
  bonus: readonly number[];
  points: readonly number[];
  last: Taken;
  /** The rule that gave the points. */
  because?: readonly string[];
}

export interface Scored {
  round: number;
  bids: readonly number[];
  won: readonly number[];
  bonus: readonly number[];
  points: readonly number[];
  totals: readonly number[];
  /** The rule that gave the points; empty where it was not heard. */
  because: readonly string[];
}

/** What is being shown and no view tells of. */
export type Moment =
  | { type: "yo-ho-ho" }
  | { type: "bids-open" }
  | { type: "trick-won"; seat: number; because: string; bonus: number }
  | { type: "round-scored"; scored: Scored };

export function isScene(view: unknown): view is Scene {
  return typeof view === "object" && view !== null && "type" in view && view.type === "scene";
}

export function countOf(held: Held | undefined): number {
  return typeof held === "number" ? held : (held?.length ?? 0);
}

/** The trick before: of this round, or the last of the round before. */
export function lastTaken(scene: Scene): Taken | null {
  return scene.taken.at(-1) ?? scene.sheet.at(-1)?.last ?? null;
}

/** All bids together, once they are open. */
export function sumOfBids(scene: Scene): number {
  return scene.bids.reduce<number>((sum, bid) => sum + (typeof bid === "number" ? bid : 0), 0);
}

export type Standing = "made" | "missed" | "open";

/** How a bid stands: reached for now, out of reach, or still to be won. */
export function standing(scene: Scene, seat: number): Standing {
  const [bid, won] = [scene.bids[seat], scene.won[seat] ?? 0];
  if (scene.stage !== "playing" || typeof bid !== "number") return "open";
  const left = scene.round - scene.taken.length;
  if (won > bid || won + left < bid) return "missed";
  return won === bid ? "made" : "open";
}

/** What the last round brought, from the sheet, for those who did not see it happen. */
export function lastScored(scene: Scene): Scored | null {
  const line = scene.sheet.at(-1);
  return line
    ? { ...line, round: scene.sheet.length, totals: scene.totals, because: line.because ?? [] }
    : null;
}

/** When the game is over, its last trick stays on the table: an empty one would be nothing to look at. */
export function withLastTrick(scene: Scene): Scene {
  const last = scene.stage === "over" && scene.moment === null ? scene.sheet.at(-1)?.last : undefined;
  return last ? { ...scene, trick: last.trick, winning: last.winner, reason: last.because } : scene;
}

/** The totals after each round, for the chart. */
export function running(scene: Scene): number[][] {
  let totals = scene.totals.map(() => 0);
  return scene.sheet.map(({ points }) => (totals = totals.map((total, seat) => total + (points[seat] ?? 0))));
}
