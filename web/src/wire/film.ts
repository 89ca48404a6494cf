// Written by scripts/wire_types.py from the Python types. Do not edit.

/** A whole game from one seat, or from a spectator's chair. */
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

/** How things stand after a step. A step belongs to a trick from its first card to the card that decides it: the last frame with the same `round` and `trick` is the one whose events name the winner. */
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

/** Who sat at a seat: a name, and which bot it was if it was one. */
export interface Player {
  name: string;
  bot?: string | null;
}

export interface Result {
  scores: number[];
  places: number[];
}
