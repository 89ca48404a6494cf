/** What is missing before the game can begin. */

import { say } from "../../../lib/words.svelte";
import type { Table } from "../../../wire/table";

export interface Missing {
  free: number;
  /** The names of those who have not said that they are ready. */
  unready: string[];
}

export function missing({ chairs, host_seat }: Table): Missing {
  const waits = ({ kind, ready }: Table["chairs"][number], seat: number) =>
    kind === "person" && !ready && seat !== host_seat;
  return {
    free: chairs.filter(({ kind }) => kind === "empty").length,
    unready: chairs.filter(waits).map(({ name }) => name ?? ""),
  };
}

export function missingText(table: Table, isHost: boolean): string {
  const { free, unready } = missing(table);
  if (free > 0)
    return isHost ? say("missing-seats-host", { count: free }) : say("missing-seats", { count: free });
  if (unready.length > 0) return say("missing-ready", { names: unready.join(", ") });
  return isHost ? say("missing-nothing") : say("missing-start");
}
