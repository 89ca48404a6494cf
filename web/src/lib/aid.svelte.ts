/**
 * The memory aid: whether a player may look at all cards played in a round. The table has a setting for it; everybody
 * can override it on their own screen.
 */

import type { LogLine, Room } from "./room.svelte";
import { remember, remembered } from "./memory";

const KEPT = "memory-aid";

class MemoryAid {
  #chosen = $state(remembered(KEPT));

  isOn({ table }: Pick<Room, "table">): boolean {
    return (this.#chosen ?? table?.settings.options?.memory_aid) === "on";
  }

  choose(on: boolean): void {
    this.#chosen = on ? "on" : "off";
    remember(KEPT, this.#chosen);
  }
}

export const memoryAid = new MemoryAid();

/** Events that show which cards were played. */
const OF_A_TRICK = new Set(["card-played", "trick-won"]);

/** The log lines of this round's face-down tricks: all but the last trick and the one on the table. */
export function faceDown(lines: readonly LogLine[]): readonly LogLine[] {
  const dealt = lines.findLastIndex(({ kind }) => kind === "dealt");
  const ended = lines.findLastIndex(({ kind }) => kind === "round-scored" || kind === "game-ended");
  if (ended > dealt) return [];
  const won = lines.findLastIndex(({ kind }) => kind === "trick-won");
  const before = lines.slice(0, Math.max(0, won)).findLastIndex(({ kind }) => kind === "trick-won");
  return lines.slice(dealt + 1, before + 1).filter(({ kind }) => OF_A_TRICK.has(kind));
}
