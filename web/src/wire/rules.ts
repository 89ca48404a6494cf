// Written by scripts/wire_types.py from the Python types. Do not edit.

/** One rule. `kind` says whose word it is: the rulebook's, ours, or that of the printed pieces. */
export interface Entry {
  id: string;
  kind: "example" | "fact" | "option" | "rule" | "ruling";
  text: string;
  note?: string | null;
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
