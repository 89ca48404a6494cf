// Written by scripts/wire_types.py from the Python types. Do not edit.

/** A whole game as one seat or a spectator sees it. */
export interface Film {
  game: string;
  rules: number;
  options: Record<string, string | number[]>;
  players: Player[];
  result: Result | null;
  viewer: number | null;
  seats: number;
  frames: Frame[];
  places: number[];
}

/** The position after a step. A step belongs to a trick from its first card to the card that decides it: the last frame with the same `round` and `trick` is the one whose events name the winner. */
export interface Frame {
  number: number;
  view: unknown;
  events: unknown[];
  words: string[];
  hands: string[][];
  totals: number[];
  round: number | null;
  trick: number | null;
  step: unknown;
  acting: number[];
}

/** A player's name, and the bot's name if the player is a bot. */
export interface Player {
  name: string;
  bot?: string | null;
}

export interface Result {
  scores: number[];
  places: number[];
}
