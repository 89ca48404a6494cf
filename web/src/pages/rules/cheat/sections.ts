/** What stands on each game's cheat sheet, in the order in which one needs it. */

export type SectionName =
  | "goal"
  | "round"
  | "play"
  | "beats"
  | "ties"
  | "score"
  | "evaluate"
  | "special"
  | "who-leads"
  | "turn"
  | "defence"
  | "queens";

const TRICKS: readonly SectionName[] = ["goal", "round", "play", "beats", "ties", "score"];

export const SECTIONS: Readonly<Record<string, readonly SectionName[]>> = {
  "skull-king": TRICKS,
  "skull-king-dice": TRICKS,
  "skull-queen": ["goal", "round", "play", "evaluate", "special", "who-leads", "score"],
  "sleeping-queens": ["goal", "turn", "defence", "queens", "score"],
};
