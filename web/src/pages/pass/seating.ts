/** Who plays on this device: remembered from game to game. */

import { remember, remembered } from "../../lib/memory";
import type { GameTold, Player } from "../../wire/table";

export interface Seated {
  /** Names the row, whatever stands in it. */
  id: number;
  name: string;
  /** The kind of bot; undefined for a person. */
  bot?: string | undefined;
}

export interface Faults {
  /** Fewer or more than the game allows. */
  count: boolean;
  /** Names that two players have. */
  twice: string[];
  /** Nobody would hold the phone. */
  nobody: boolean;
}

const MEMORY = "pass-players";
const LONGEST_NAME = 24;
const FEWEST = 2;
/** With two bots there is more to see than with one, and it goes on quickly. */
const AGAINST_BOTS = 3;
const BOT_NAMES = ["Anne", "Jack", "Grace", "Bart", "Mary", "Ned"];
const USUAL_BOT = "sailor";

let last = 0;

export function seat(name = "", bot?: string): Seated {
  last += 1;
  return { id: last, name, bot };
}

/** Those of the last time, or two who have no names yet. */
export function seatedBefore(): Seated[] {
  const before = read().map(({ name, bot }) => seat(name, bot ?? undefined));
  return before.length >= FEWEST ? before : [seat(), seat()];
}

export function rememberSeated(seated: readonly Seated[]): void {
  remember(MEMORY, JSON.stringify(seated.map(({ name, bot }) => ({ name, bot }))));
}

/** One person, and otherwise bots. */
export function isAlone(seated: readonly Seated[]): boolean {
  return seated.filter(({ bot }) => !bot).length === 1;
}

export function withBot(seated: readonly Seated[], bot = USUAL_BOT): Seated[] {
  const taken = seated.map(({ name }) => name);
  return [...seated, seat(BOT_NAMES.find((name) => !taken.includes(name)) ?? "", bot)];
}

/** The first person and so many bots as the game wants; those that are there stay. */
export function alone(seated: readonly Seated[], game: GameTold | undefined): Seated[] {
  const [most, wanted] = [game?.highest ?? AGAINST_BOTS, Math.max(game?.lowest ?? 0, AGAINST_BOTS)];
  const me = seated.find(({ bot }) => !bot) ?? seat();
  let players = [me, ...seated.filter(({ bot }) => bot)].slice(0, most);
  while (players.length < Math.min(wanted, most)) players = withBot(players, game?.bots.at(-1));
  return players;
}

/** The people who are there, and one more if they are too few. */
export function together(seated: readonly Seated[]): Seated[] {
  const people = seated.filter(({ bot }) => !bot);
  return people.length >= FEWEST ? people : [...people, seat()];
}

/** One place up; the first goes to the end. */
export function movedUp(seated: readonly Seated[], id: number): Seated[] {
  const at = seated.findIndex((one) => one.id === id);
  const moved = seated[at];
  if (!moved) return [...seated];
  const rest = seated.filter((one) => one !== moved);
  return rest.toSpliced(at === 0 ? rest.length : at - 1, 0, moved);
}

/** Everybody with a name: those who have given none are called by `unnamed`. */
export function playersOf(seated: readonly Seated[], unnamed: (number: number) => string): Player[] {
  return seated.map(({ name, bot }, index) => {
    const given = name.trim().slice(0, LONGEST_NAME) || unnamed(index + 1);
    return bot ? { name: given, bot } : { name: given };
  });
}

export function faultsOf(players: readonly Player[], game: GameTold | undefined): Faults {
  const names = players.map(({ name }) => name.toLocaleLowerCase());
  const twice = players.filter((_, at) => names.indexOf(names[at] ?? "") < at).map(({ name }) => name);
  return {
    count: game !== undefined && (players.length < game.lowest || players.length > game.highest),
    twice: [...new Set(twice)],
    nobody: players.every(({ bot }) => bot),
  };
}

function read(): Player[] {
  try {
    const kept: unknown = JSON.parse(remembered(MEMORY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isPlayer) : [];
  } catch {
    return [];
  }
}

function isPlayer(thing: unknown): thing is Player {
  const player = thing as Partial<Player> | null;
  return typeof player?.name === "string" && (player.bot === undefined || typeof player.bot === "string");
}
