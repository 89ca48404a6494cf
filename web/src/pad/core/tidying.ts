import { FIELDS, type PadGame } from "./model.ts";

const KEYS = [
  "id",
  "game",
  "players",
  "first",
  "options",
  "started",
  "changed",
  "stopped",
  "rounds",
] as const;

/** The same game as it is written: everything in its order, and nothing there that is undefined. */
export function tidy(game: PadGame): PadGame {
  const rounds = game.rounds.map((round) => round.map((entry) => picked(entry, FIELDS)));
  return picked({ ...game, rounds }, KEYS);
}

function picked<T extends object>(whole: T, keys: readonly (keyof T)[]): T {
  const pairs = keys.map((key) => [key, whole[key]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs) as T;
}
