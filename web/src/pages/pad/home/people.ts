/** Players on their page, and their names in all games. */

import type { PadGame } from "../../../pad/core";
import { isSameName } from "./seating";

export function percent(part: number, whole: number): number {
  return whole > 0 ? Math.round((100 * part) / whole) : 0;
}

export function addressOf(name: string): string {
  return `/pad/people#${encodeURIComponent(name)}`;
}

/** Empty if the address names nobody. */
export function nameIn(place: string): string {
  try {
    return decodeURIComponent(place);
  } catch {
    return "";
  }
}

export interface Renaming {
  id: string;
  players: string[];
}

/** What must change for somebody to have another name; null if the two have played in the same game. */
export function renamings(games: readonly PadGame[], from: string, to: string): Renaming[] | null {
  const theirs = games.filter(({ players }) => players.some((name) => isSameName(name, from)));
  const isOther = !isSameName(from, to);
  if (isOther && theirs.some(({ players }) => players.some((name) => isSameName(name, to)))) return null;
  return theirs.map(({ id, players }) => ({
    id,
    players: players.map((name) => (isSameName(name, from) ? to : name)),
  }));
}
