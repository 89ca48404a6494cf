/** Whose turn it is, in words. */

import type { Room } from "../../../lib/room.svelte";
import { say } from "../../../lib/words.svelte";

export function turnText(room: Room): string {
  if (room.over) return say("game-over");
  if (room.table?.paused) return say("is-paused");
  if (room.prompt) return say("your-turn");
  const others = room.acting.filter((seat) => seat !== room.seat).map((seat) => room.name(seat));
  return others.length > 0 ? say("waiting-for", { names: others.join(", ") }) : say("one-moment");
}

/** Views of games with rounds say which one it is. */
export function roundOf(view: unknown): number | null {
  if (typeof view !== "object" || view === null || !("round" in view)) return null;
  return typeof view.round === "number" && view.round > 0 ? view.round : null;
}
