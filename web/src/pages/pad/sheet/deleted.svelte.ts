/** The game that was last deleted from its own menu, while this page lives: the pads' first page offers to bring it back. */

import type { PadGame } from "../../../pad/core/model";
import { pads } from "../../../pad/store/pads.svelte";

let last = $state.raw<PadGame | null>(null);

export function remove(game: PadGame): void {
  pads.remove(game.id);
  last = game;
}

/** Null when there is none, or when it is there again. */
export function lastDeleted(): PadGame | null {
  return last && !pads.get(last.id) ? last : null;
}

/** Whoever has gone on has seen it; History keeps the game. */
export function forgetDeleted(): void {
  last = null;
}
