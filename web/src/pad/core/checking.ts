import { checkCells } from "./cells.ts";
import { FACTS, optionsOf, roundsOf } from "./facts.ts";
import { GAMES, type Game, type PadGame, type Refusal } from "./model.ts";
import { firstOf, no } from "./refusing.ts";
import { isComplete } from "./scoring.ts";
import { isPadGame } from "./structure.ts";

const LONGEST_NAME = 24;

/** What cannot be in this game, the first fault only; null if all is well. */
export function check(game: unknown): Refusal | null {
  if (!isPadGame(game)) return no("not-a-pad");
  return firstOf(
    () => (/^[a-z0-9]{8,40}$/.test(game.id) ? null : no("id")),
    () => unknownGame(game.game),
    () => players(game),
    () => names(game.players),
    () =>
      isSeat(game.first, game.players.length)
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
  return GAMES.includes(game) ? null : no("unknown-game", null, { game, allowed: GAMES.join(", ") });
}

function players({ game, players }: PadGame): Refusal | null {
  const { players: allowed, playersRule } = FACTS[game];
  const count = players.length;
  if (count >= allowed.lowest && count <= allowed.highest) return null;
  return no("player-count", playersRule, { players: count, ...allowed });
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

function isSeat(seat: number, seats: number): boolean {
  return seat >= 0 && seat < seats;
}

function options({ game, options }: PadGame): Refusal | null {
  const own = optionsOf(game);
  const strange = Object.keys(options).find((option) => !Object.hasOwn(own, option));
  if (strange !== undefined)
    return no("option", null, { option: strange, allowed: Object.keys(own).join(", ") });
  if (own.scoring && !SCORINGS.some((scoring) => scoring === options.scoring)) {
    return no("option", null, { option: "scoring", allowed: SCORINGS.join(", ") });
  }
  if (own.plank_values && !arePlankValues(options.plank_values)) {
    return no("option", null, { option: "plank_values", allowed: "5 x 0-99" });
  }
  return null;
}

const SCORINGS = ["standard", "landlubber"];

function arePlankValues(values: unknown): boolean {
  return (
    Array.isArray(values) &&
    values.length === 5 &&
    values.every((value) => Number.isInteger(value) && value >= 0 && value <= 99)
  );
}

/** A moment in the one way in which moments are written. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  return !isNaN(+moment) && !text.startsWith("0000") && moment.toISOString() === text.replace("Z", ".000Z");
}

function rounds({ game, players, rounds }: PadGame): Refusal | null {
  const highest = roundsOf(game, players.length);
  if (!rounds.length || rounds.length > highest)
    return no("round-count", FACTS[game].roundsRule, { highest });
  const round = 1 + rounds.findIndex((round) => round.length !== players.length);
  if (round) return no("seats-in-round", null, { round });
  const written = rounds.flat().flatMap((entry) => Object.keys(entry));
  const field = written.find((field) => !FACTS[game].fields.some((own) => own === field));
  return field === undefined ? null : no("foreign-field", null, { field });
}

function incompleteRound(game: PadGame): Refusal | null {
  const round =
    1 + game.rounds.findIndex((_, index) => index < game.rounds.length - 1 && !isComplete(game, index));
  return round ? no("round-incomplete", null, { round }) : null;
}
