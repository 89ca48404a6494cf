/**
 * A score pad: what was written down of one game on a real table. docs/pad.md is the contract; `skulduggery.pad` is the
 * same in Python, and a test holds the two together.
 */

export const FORMAT = "skulduggery-pad/1";
/** What a file says in which a game has something that programs of before do not know. */
export const NEWER_FORMAT = "skulduggery-pad/2";

export const GAMES = ["skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"] as const;
export type Game = (typeof GAMES)[number];

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export type Side = "front" | "back";
export type Scoring = "standard" | "landlubber";

/** What was written down for one player in one round. What is not there has not been written yet. */
export interface Entry {
  /** Skull King and the dice game. */
  bid?: number;
  tricks?: number;
  /** Pirates caught by one's Skull King. Not there is none. */
  pirates?: number;
  /** 1 if one's Mermaid caught the Skull King. Not there is 0. */
  kings?: number;
  /** Skull Queen: the side of the plank, and for each pirate a space from 1 to 5, or 0 for the water. */
  side?: Side;
  red?: number;
  yellow?: number;
  green?: number;
  blue?: number;
  /** Sleeping Queens: the queens that lie before the player. */
  queens?: readonly string[];
  /** Skull Queen: the sum alone, where nobody wants to write down the plank. */
  points?: number;
}
export type Field = keyof Entry;
/** In the order in which they are written. */
export const FIELDS: readonly Field[] = [
  "bid",
  "tricks",
  "pirates",
  "kings",
  "side",
  ...COLOURS,
  "queens",
  "points",
];
export type Round = readonly Entry[];

export interface Options {
  scoring?: Scoring;
  plank_values?: readonly number[];
}

/** How the table sits from a round on. */
export interface Table {
  /** That round, from 1. */
  from: number;
  /** Who plays, clockwise. */
  seats: readonly number[];
  /** Newcomers who begin with the lowest total there is; others begin with nothing. */
  lowest?: readonly number[];
}

export interface PadGame {
  id: string;
  game: Game;
  /** By seat, clockwise; where the table has changed, everybody who has ever sat there. */
  players: readonly string[];
  /** Only there if somebody has come, left or changed seats; the first arrangement is that of round 1. */
  seating?: readonly Table[] | undefined;
  /** Only there if the game has fewer rounds than the rules say. */
  length?: number | undefined;
  /** Who deals in the first round; in the dice game who throws first. */
  first: number;
  options: Options;
  /** Moments as `2026-11-16T19:30:00Z`. */
  started: string;
  changed: string;
  /** The players have ended the game before its end. */
  stopped?: boolean;
  rounds: readonly Round[];
}

export interface PadFile {
  format: typeof FORMAT | typeof NEWER_FORMAT;
  games: PadGame[];
}

/** Why something cannot be: a key for the sentence (`pad-refusal-…`), the rule, and what the sentence mentions. */
export interface Refusal {
  reason: string;
  rule: string | null;
  args: Readonly<Record<string, string | number>>;
}

/** A change of a pad. One of them is one step to undo. */
export type Change =
  | { type: "write"; cells: readonly Cell[] }
  | { type: "next-round" }
  | { type: "stop"; stopped: boolean }
  | { type: "set-up"; players?: readonly string[]; first?: number; options?: Options; length?: number }
  /** Who sits there from a round on (its index), clockwise: seats, and newcomers by their names. */
  | { type: "seating"; round: number; seats: readonly (number | string)[]; lowest?: boolean };

/** What is to stand in one place; undefined takes away what stands there. */
export interface Cell {
  round: number;
  seat: number;
  field: Field;
  value: Entry[Field];
}

export interface SeatScore {
  /** null until everything that counts has been written for this player. */
  points: number | null;
  /** The rule that gave them. */
  because: string | null;
  /** What of the points is a bonus. */
  bonus: number;
}

export interface RoundScore {
  /** From 1. */
  number: number;
  /** Null where the game has no dealer. */
  dealer: number | null;
  /** Null where nobody leads (Skull Queen for two: the ghost does). */
  leader: number | null;
  seats: SeatScore[];
  /** Who plays in it, clockwise. */
  order: number[];
  complete: boolean;
  /** Tricks that there are to win, and how many have been bid and won so far; null in other games. */
  tricks: { there: number; bid: number; won: number } | null;
  /** What cannot be, although each number could. */
  warning: Refusal | null;
}

export interface Sheet {
  rounds: RoundScore[];
  /** How many rounds the whole game has. */
  length: number;
  /** Running totals after each complete round. */
  totals: number[][];
  /** The totals now; in Sleeping Queens the points that lie there. */
  total: number[];
  /** By the totals now; equal totals share the place. Whoever has left comes behind all others. */
  places: number[];
  /** Seats of those who have left. */
  gone: number[];
  over: boolean;
  /** The rule by which the game is over. */
  because: string | null;
}

/** What an import would bring. Nothing is overwritten silently: a person decides about those that differ. */
export interface Merged {
  added: PadGame[];
  /** Equal but for the moment of the last change. */
  same: PadGame[];
  differing: [mine: PadGame, theirs: PadGame][];
}

/** The round in which somebody scored most or least. */
export interface Remarkable {
  points: number;
  /** From 1. */
  round: number;
  id: string;
  game: Game;
}

/** What somebody ended the games of one kind with: how many, the best total, in which game, and the average. */
export interface Totals {
  game: Game;
  games: number;
  best: number;
  id: string;
  average: number;
}

/** One player over all games given; the same name in another case is the same player. */
export interface Person {
  name: string;
  /** Games played to their end, and how many of them were won; `shared` are the wins with somebody else. */
  games: number;
  wins: number;
  shared: number;
  /** Complete rounds of all games, stopped ones too. */
  rounds: number;
  bids: number;
  made: number;
  best: Remarkable | null;
  worst: Remarkable | null;
  /** The average place in games played to their end. */
  place: number | null;
  /** By kind: points of different games cannot be compared. */
  totals: Totals[];
  others: Rival[];
}

/** How often two have met in games played to their end, and how often the person came before or behind that other. */
export interface Rival {
  name: string;
  met: number;
  before: number;
  behind: number;
  level: number;
}
