/** The clocks that a host can choose, and their names. */

import { say } from "../../../lib/words.svelte";
import type { Settings } from "../../../wire/table";

export type ClockKind = NonNullable<Settings["clock"]>;

export const CLOCKS: readonly ClockKind[] = [
  { type: "none" },
  ...[15, 30, 60, 120].map((seconds) => ({ type: "move" as const, seconds })),
  ...[300, 600, 1200].map((seconds) => ({ type: "game" as const, seconds, increment: 5 })),
];

export function clockName(clock: ClockKind): string {
  if (clock.type === "none") return say("clock-none");
  if (clock.type === "move") return say("clock-move", { seconds: clock.seconds });
  return say("clock-game", { minutes: Math.round(clock.seconds / 60), increment: clock.increment ?? 0 });
}

export function isSameClock(one: ClockKind, other: ClockKind): boolean {
  return clockName(one) === clockName(other) && one.type === other.type;
}
