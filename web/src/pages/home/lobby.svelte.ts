/** What the first page shows of the server: the games, my tables, the open ones. Asked again every now and then. */

import type { GameTold, Listed, MyTables, NewTable, OpenedTable, Tables } from "../../wire/table";
import { Problem, allGames, get, post } from "../../lib/api";
import { guest } from "../../lib/guest.svelte";
import { preferences } from "../../lib/preferences.svelte";
import { go } from "../../lib/router.svelte";
import { say } from "../../lib/words.svelte";

const REFRESH_MS = 15_000;

/** The covers are there before the server has answered, in this order. */
export const GAMES = ["skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"] as const;
export type Game = (typeof GAMES)[number];

/** How many play if nobody says otherwise. */
const USUAL_SEATS: Record<Game, number> = {
  "skull-king": 4,
  "skull-king-dice": 4,
  "skull-queen": 4,
  "sleeping-queens": 3,
};

export class Lobby {
  games = $state.raw<readonly GameTold[]>([]);
  mine = $state.raw<readonly Listed[]>([]);
  open = $state.raw<readonly Listed[]>([]);
  /** Whether the server has told its tables. */
  known = $state(false);
  /** What went wrong when it was asked last. */
  problem = $state("");

  /** Asks now, and goes on asking while the page is looked at. Returns how to stop. */
  watch(): () => void {
    const refresh = () => {
      if (document.visibilityState === "visible") void this.refresh();
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }

  async refresh(): Promise<void> {
    try {
      const [me, { games }, { tables }] = await Promise.all([
        guest.find(),
        allGames(),
        get<Tables>("/api/tables"),
      ]);
      const mine = me ? (await get<MyTables>("/api/me/tables")).tables.map(({ table }) => table) : [];
      this.games = games;
      this.mine = mine;
      this.open = tables.filter(({ id }) => !mine.some((table) => table.id === id));
      this.known = true;
      this.problem = "";
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
    }
  }

  told(game: string): GameTold | undefined {
    return this.games.find(({ name }) => name === game);
  }
}

export interface Wish {
  game: Game;
  seats: number;
  /** The kind of bot; the strongest if none is named. */
  bot?: string | undefined;
  /** Friends come to a table that waits for them; bots are there at once. */
  friends: boolean;
}

export function usualSeats(game: Game, told: GameTold | undefined): number {
  const usual = USUAL_SEATS[game];
  return told ? Math.min(told.highest, Math.max(told.lowest, usual)) : usual;
}

/** Opens the table and goes there. A stranger comes in by this name first. */
export async function openTable({ game, seats, bot, friends }: Wish, name: string): Promise<void> {
  if (!guest.me) await guest.comeIn(name);
  const settings = { game, seats };
  const alone = { ...settings, bot_speed: preferences.pace };
  const bots = Array.from({ length: seats - 1 }, () => (bot ? { bot } : {}));
  const wanted: NewTable = friends ? { settings } : { settings: alone, bots, start: true };
  try {
    const { link } = await post<OpenedTable>("/api/tables", wanted);
    go(link);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.reason !== "not-a-guest") throw problem;
    guest.me = null;
    throw new Problem(problem.reason, say("forgotten-guest"));
  }
}
