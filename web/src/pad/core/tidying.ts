import { optionsOf, QUEENS } from "./facts.ts";
import { type Entry, FIELDS, type Options, type PadGame } from "./model.ts";
import { ruledLength, tidySeating } from "./seating.ts";

const KEYS = [
  "id",
  "game",
  "players",
  "seating",
  "length",
  "first",
  "options",
  "started",
  "changed",
  "stopped",
  "rounds",
] as const;

/** The canonical form of a game that passed the check: names trimmed, no zero bonuses, everything in order. */
export function tidy(game: PadGame): PadGame {
  return picked(
    {
      ...game,
      players: game.players.map((name) => name.trim()),
      seating: tidySeating(game),
      length: (game.length ?? 99) < ruledLength(game) ? game.length : undefined,
      options: picked(game.options, Object.keys(optionsOf(game.game)) as (keyof Options)[]),
      rounds: game.rounds.map((round) => round.map(tidyEntry)),
    },
    KEYS,
  );
}

function tidyEntry({ pirates, kings, queens, ...rest }: Entry): Entry {
  const inOrder = queens?.length
    ? QUEENS.map(({ name }) => name).filter((name) => queens.includes(name))
    : undefined;
  return picked(
    { ...rest, pirates: pirates || undefined, kings: kings || undefined, queens: inOrder },
    FIELDS,
  );
}

/** Drops undefined values. */
function picked<T extends object>(whole: T, keys: readonly (keyof T)[]): T {
  const pairs = keys.map((key) => [key, whole[key]]).filter(([, value]) => value !== undefined);
  return Object.fromEntries(pairs) as T;
}
