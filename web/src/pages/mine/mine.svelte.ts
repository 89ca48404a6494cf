/** My finished games and what they say about me, as far as they have been asked for. */

import { get } from "../../lib/api";
import { guest } from "../../lib/guest.svelte";
import type { History, HistoryRow, Statistic, Statistics } from "../../wire/table";

export class Logbook {
  games = $state.raw<readonly HistoryRow[]>([]);
  statistics = $state.raw<readonly Statistic[]>([]);
  /** Where the next page begins; null if there is none. */
  next = $state<number | null>(null);
  state = $state<"asking" | "known" | "failed">("asking");
  problem = $state("");

  async open(): Promise<void> {
    this.state = "asking";
    try {
      if (await guest.find()) {
        const [statistics, history] = await Promise.all([
          get<Statistics>("/api/me/statistics"),
          get<History>("/api/me/history"),
        ]);
        this.statistics = statistics.statistics;
        this.games = history.games;
        this.next = history.next;
      }
      this.state = "known";
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
      this.state = "failed";
    }
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    const page = await get<History>(`/api/me/history?before=${this.next}`);
    const known = this.games.map(({ table }) => table);
    this.games = [...this.games, ...page.games.filter(({ table }) => !known.includes(table))];
    this.next = page.next;
  }
}
