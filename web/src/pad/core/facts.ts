/** Facts about each game's rules; a test compares all of them with the Python rules. */

import type { Entry, Field, Game, Options, Round, Side } from "./model.ts";

export interface Facts {
  /** The letters before the number of the game's rules. */
  letters: string;
  players: { lowest: number; highest: number };
  playersRule: string;
  endRule: string;
  roundsRule: string;
  /** The fields of an entry. */
  fields: readonly Field[];
}

export const FACTS: Readonly<Record<Game, Facts>> = {
  "skull-king": {
    letters: "SK",
    players: { lowest: 2, highest: 6 },
    playersRule: "SK-03",
    endRule: "SK-70",
    roundsRule: "SK-10",
    fields: ["bid", "tricks", "pirates", "kings"],
  },
  "skull-king-dice": {
    letters: "SD",
    players: { lowest: 3, highest: 6 },
    playersRule: "SD-04",
    endRule: "SD-70",
    roundsRule: "SD-10",
    fields: ["bid", "tricks", "pirates", "kings"],
  },
  "skull-queen": {
    letters: "SQ",
    players: { lowest: 2, highest: 6 },
    playersRule: "SQ-11",
    endRule: "SQ-61",
    roundsRule: "SQ-10",
    fields: ["side", "red", "yellow", "green", "blue", "points"],
  },
  "sleeping-queens": {
    letters: "SL",
    players: { lowest: 2, highest: 5 },
    playersRule: "SL-03",
    endRule: "SL-60",
    roundsRule: "SL-60",
    fields: ["queens"],
  },
};

export function isTricks(game: Game): game is "skull-king" | "skull-king-dice" {
  return game === "skull-king" || game === "skull-king-dice";
}

export function playersOf(game: Game): { lowest: number; highest: number } {
  return FACTS[game].players;
}

/** SK-10, SD-10, SQ-10, SL-60: how many rounds the whole game has. */
export function roundsOf(game: Game, players: number): number {
  switch (game) {
    case "skull-king":
      return 10;
    case "skull-king-dice":
      return players <= 4 ? 8 : 12 - players;
    case "skull-queen":
      return players;
    case "sleeping-queens":
      return 1;
  }
}

/** SQ-04: the front side, from the top down. */
export const PLANK_VALUES = [8, 5, 3, 2, 1] as const;

/** The default options. */
export function optionsOf(game: Game): Options {
  if (isTricks(game)) return { scoring: "standard" };
  return game === "skull-queen" ? { plank_values: PLANK_VALUES } : {};
}

/** SQ-04: the front counts from the top down, the back the other way round. SQ-45: 0 is the water, and worth nothing. */
export function plankValue(space: number, side: Side, values: readonly number[]): number {
  return (space && values[side === "front" ? 5 - space : space - 1]) || 0;
}

/** SL-01, SL-02 */
export const QUEENS: readonly { name: string; points: number }[] = [
  { name: "rose", points: 5 },
  { name: "cake", points: 5 },
  { name: "rainbow", points: 5 },
  { name: "starfish", points: 5 },
  { name: "ladybug", points: 10 },
  { name: "moon", points: 10 },
  { name: "peacock", points: 10 },
  { name: "sunflower", points: 10 },
  { name: "cat", points: 15 },
  { name: "dog", points: 15 },
  { name: "pancake", points: 15 },
  { name: "heart", points: 20 },
];

/** SL-60: so many queens or so many points win. */
export function goalOf(players: number): { queens: number; points: number } {
  return players <= 3 ? { queens: 5, points: 50 } : { queens: 4, points: 40 };
}

/** SL-02 */
export function pointsOfQueens(entry: Entry): number {
  return QUEENS.reduce((sum, { name, points }) => sum + (entry.queens?.includes(name) ? points : 0), 0);
}

/** SL-60: whoever reaches the goal wins at once. SL-62: when all queens are awake, most points win. */
export function endOfQueens(round: Round): { because: string; winner: number | null } | null {
  const winner = reachedGoal(round)[0];
  if (winner !== undefined) return { because: "SL-60", winner };
  const awake = round.reduce((sum, { queens }) => sum + (queens?.length ?? 0), 0);
  return awake === QUEENS.length ? { because: "SL-62", winner: null } : null;
}

/** SL-60: the seats that have as many queens or points as they need. */
export function reachedGoal(round: Round): number[] {
  const goal = goalOf(round.length);
  return [...round.keys()].filter((seat) => {
    const entry = round[seat] ?? {};
    return (entry.queens?.length ?? 0) >= goal.queens || pointsOfQueens(entry) >= goal.points;
  });
}
