/**
 * A score pad: what was written down of one game on a real table. docs/pad.md is the contract; `skulduggery.pad` is the
 * Python twin, and a test compares the two.
 */

export const FORMAT = "skulduggery-pad/1";
/** The format of a file in which a game uses something that older programs do not know. */
export const NEWER_FORMAT = "skulduggery-pad/2";

export const GAMES = ["skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"] as const;
export type Game = (typeof GAMES)[number];

export const COLOURS = ["red", "yellow", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export type Side = "front" | "back";
export type Scoring = "standard" | "landlubber";

/** What was written down for one player in one round. Missing fields are not written yet. */
export interface Entry {
  /** Skull King and the dice game. */
  bid?: number;
  tricks?: number;
  /** Pirates caught by the player's Skull King. Missing means none. */
  pirates?: number;
  /** 1 if the player's Mermaid caught the Skull King. Missing means 0. */
  kings?: number;
  /** Skull Queen: the side of the plank, and for each pirate a space from 1 to 5, or 0 for the water. */
  side?: Side;
  red?: number;
  yellow?: number;
  green?: number;
  blue?: number;
  /** Sleeping Queens: the queens that lie before the player. */
  queens?: readonly string[];
  /** Skull Queen: only the sum, if nobody wants to write down the plank. */
  points?: number;
}
export type Field = keyof Entry;
/** In writing order. */
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

/** The seating from a round on. */
export interface Table {
  /** The first round of this seating, from 1. */
  from: number;
  /** Who plays, clockwise. */
  seats: readonly number[];
  /** Newcomers who begin with the lowest current total; others begin with nothing. */
  lowest?: readonly number[];
}

export interface PadGame {
  id: string;
  game: Game;
  /** By seat, clockwise; if the seating changed, everybody who ever sat there. */
  players: readonly string[];
  /** Only if a player has come, left or changed seats; the first seating is that of round 1. */
  seating?: readonly Table[] | undefined;
  /** Only if the game has fewer rounds than the rules say. */
  length?: number | undefined;
  /** The seat that deals in the first round; in the dice game the one that throws first. */
  first: number;
  options: Options;
  /** Timestamps like `2026-11-16T19:30:00Z`. */
  started: string;
  changed: string;
  /** The players ended the game early. */
  stopped?: boolean;
  rounds: readonly Round[];
}

export interface PadFile {
  format: typeof FORMAT | typeof NEWER_FORMAT;
  games: PadGame[];
}

/** Why something is invalid: a key for the sentence (`pad-refusal-…`), the rule, and the arguments. */
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
  /** The seating from a round (its index) on, clockwise: seats, and newcomers by their names. */
  | { type: "seating"; round: number; seats: readonly (number | string)[]; lowest?: boolean };

/** The new value of one field; undefined clears it. */
export interface Cell {
  round: number;
  seat: number;
  field: Field;
  value: Entry[Field];
}

export interface SeatScore {
  /** null until everything that counts is written for this player. */
  points: number | null;
  /** The rule that gave them. */
  because: string | null;
  /** The part of the points that is a bonus. */
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
  /** How many tricks there are to win, and how many were bid and won so far; null in other games. */
  tricks: { there: number; bid: number; won: number } | null;
  /** A contradiction, although each number is possible. */
  warning: Refusal | null;
}

export interface Sheet {
  rounds: RoundScore[];
  /** The number of rounds in the game. */
  length: number;
  /** Running totals after each complete round. */
  totals: number[][];
  /** The current totals; in Sleeping Queens the points that lie there now. */
  total: number[];
  /** By the current totals; equal totals share the place. Players who have left come behind all others. */
  places: number[];
  /** Seats of players who have left. */
  gone: number[];
  over: boolean;
  /** The rule that ended the game. */
  because: string | null;
}

/** What an import would change. Nothing is overwritten silently: a person decides about games that differ. */
export interface Merged {
  added: PadGame[];
  /** Equal except for the time of the last change. */
  same: PadGame[];
  differing: [mine: PadGame, theirs: PadGame][];
}

/** A player's best or worst round. */
export interface Remarkable {
  points: number;
  /** From 1. */
  round: number;
  id: string;
  game: Game;
}

/** A player's final totals in games of one kind: how many, the best with its game, and the average. */
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
  /** Games played to their end, and how many were won; `shared` are shared wins. */
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

/** How often two players met in games played to their end, and how often the person finished ahead or behind. */
export interface Rival {
  name: string;
  met: number;
  before: number;
  behind: number;
  level: number;
}
