import { checkCells } from "./cells.ts";
import { FACTS, optionsOf, PLANK_VALUES } from "./facts.ts";
import { FIELDS, GAMES, type Game, type Options, type PadGame, type Refusal } from "./model.ts";
import { cut, firstOf, no, place } from "./refusing.ts";
import { isComplete, lacking } from "./scoring.ts";
import { checkSeating, lengthOf, tableOf, tablesOf } from "./seating.ts";
import { isPadGame } from "./structure.ts";

const LONGEST_NAME = 24;

/** The first fault of the game; null if it is valid. */
export function check(game: PadGame): Refusal | null {
  if (!isPadGame(game)) return no("not-a-pad");
  return firstOf(
    () => (/^[a-z0-9]{8,40}$/.test(game.id) ? null : no("id")),
    () => unknownGame(game.game),
    () => players(game),
    () => names(game.players),
    () => checkSeating(game),
    () =>
      tableOf(game, 0).seats.includes(game.first)
        ? null
        : no("first", null, { highest: game.players.length - 1 }),
    () => options(game),
    () => (isMoment(game.started) && isMoment(game.changed) ? null : no("moment")),
    () => rounds(game),
    () => checkCells(game),
    () => incompleteRound(game),
  );
}

function unknownGame(game: Game): Refusal | null {
  return GAMES.includes(game)
    ? null
    : no("unknown-game", null, { game: cut(game), allowed: GAMES.join(", ") });
}

function players(game: PadGame): Refusal | null {
  const { players: allowed, playersRule } = FACTS[game.game];
  const counts = tablesOf(game).map(({ seats }) => seats.length);
  const wrong = counts.find((count) => count < allowed.lowest || count > allowed.highest);
  return wrong === undefined ? null : no("player-count", playersRule, { players: wrong, ...allowed });
}

function names(players: readonly string[]): Refusal | null {
  const length = (name: string) => [...name.trim()].length;
  if (!players.every((name) => length(name) >= 1 && length(name) <= LONGEST_NAME)) {
    return no("name", null, { longest: LONGEST_NAME });
  }
  const keys = players.map(sameRegardlessOfCase);
  const twice = players.find((_, seat) => keys.indexOf(keys[seat] ?? "") < seat);
  return twice === undefined ? null : no("same-name", null, { name: twice.trim() });
}

/** Two names with the same key are the same name. */
export function sameRegardlessOfCase(name: string): string {
  return name.trim().toLowerCase();
}

/** Every option that affects the rules is spelled out, and no other. */
function options({ game, options }: PadGame): Refusal | null {
  const own = Object.keys(optionsOf(game));
  const wrong = own.find((option) => !OPTIONS[option]?.isRight(options[option as keyof Options]));
  if (wrong !== undefined)
    return no("option", null, { option: wrong, allowed: OPTIONS[wrong]?.allowed ?? "" });
  const strange = Object.keys(options).find((option) => !own.includes(option));
  if (strange === undefined) return null;
  return no("option", null, { option: cut(strange), allowed: own.join(", ") || "-" });
}

const SCORINGS: unknown[] = ["standard", "landlubber"];
const HIGHEST_VALUE = 99;

const OPTIONS: Record<string, { allowed: string; isRight: (value: unknown) => boolean }> = {
  scoring: { allowed: SCORINGS.join(", "), isRight: (value) => SCORINGS.includes(value) },
  plank_values: {
    allowed: `5 x 0-${HIGHEST_VALUE} (${PLANK_VALUES.join(",")})`,
    isRight: (value) => Array.isArray(value) && value.length === PLANK_VALUES.length && value.every(isValue),
  },
};

function isValue(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_VALUE;
}

/** A timestamp in the only form that we write. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return (
    /^(?!0000)\d{4}-/.test(text) && !isNaN(+moment) && moment.toISOString() === text.replace("Z", ".000Z")
  );
}

function rounds(pad: PadGame): Refusal | null {
  const { game, players, rounds } = pad;
  const highest = lengthOf(pad);
  const begun = Math.max(rounds.length, tablesOf(pad).at(-1)?.from ?? 0);
  if (!rounds.length || begun > highest) return no("round-count", FACTS[game].roundsRule, { highest });
  const round = 1 + rounds.findIndex((round) => round.length !== players.length);
  if (round) return no("seats-in-round", null, { round });
  const foreign = FIELDS.filter((field) => !FACTS[game].fields.includes(field));
  for (const [index, round] of rounds.entries()) {
    for (const [seat, entry] of round.entries()) {
      const field = foreign.find((field) => entry[field] !== undefined);
      if (field) return no("foreign-field", null, { field, ...place(pad, index + 1, [seat]) });
    }
  }
  for (const [index, round] of rounds.entries()) {
    const { seats } = tableOf(pad, index);
    for (const [seat, entry] of round.entries()) {
      if (!seats.includes(seat) && FIELDS.some((field) => entry[field] !== undefined))
        return no("absent", null, place(pad, index + 1, [seat]));
    }
  }
  return null;
}

function incompleteRound(game: PadGame): Refusal | null {
  const before = game.rounds.slice(0, -1);
  const index = before.findIndex((_, round) => !isComplete(game, round));
  return index < 0 ? null : no("round-incomplete", null, place(game, index + 1, lacking(game, index)));
}
