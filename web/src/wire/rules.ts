// Written by scripts/wire_types.py from the Python types. Do not edit.

/** One rule. `kind` is its source: the rulebook, us, or the printed pieces. */
export interface Entry {
  id: string;
  kind: "example" | "fact" | "option" | "rule" | "ruling";
  text: string;
  note?: string | null;
}

/** Fields that a game does not use are missing: not every game has bonuses or a centre. */
export interface Outcome {
  winner?: number | null;
  because: string;
  led?: string | null;
  bonus?: number;
  bonus_because?: string | null;
  pulls?: Pull[];
  centre?: string[];
  allowed?: boolean;
}

/** The highest or the lowest card of a colour, and whose pirate it moves. */
export interface Pull {
  colour: string;
  direction: "down" | "up";
  card: string;
  owner: number | null;
  spaces: number;
  because: string;
  doubled?: string | null;
}

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  intro: string[];
  sections: Section[];
}

export interface Section {
  key: string;
  title: string;
  entries: Entry[];
}
