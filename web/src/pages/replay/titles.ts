/** What a game is called in a list. */

import { dayOf as told } from "../../lib/dates";
import type { GameRecord } from "../../lib/shelf";
import { gameTitle } from "../../lib/words.svelte";

/** "Skull King: Anna, Ben" */
export function titleOf({ game, players }: Pick<GameRecord, "game" | "players">): string {
  return `${gameTitle(game)}: ${players.map(({ name }) => name).join(", ")}`;
}

/** The day on which a game was played, if its record says so. */
export function dayOf({ meta }: Pick<GameRecord, "meta">): string {
  const said = meta?.finished;
  const day = typeof said === "string" ? new Date(said) : null;
  return day && !Number.isNaN(day.getTime()) ? told(day) : "";
}
