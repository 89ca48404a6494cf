/** Prepares games from a file for storage. */

import { equal } from "../core/merging.ts";
import type { Merged, PadGame } from "../core/model.ts";
import { newId } from "./ids.ts";
import { type Kept, changedTo } from "./kept.ts";
import { stepBetween } from "./steps.ts";

/** Which of two different versions of a game stays. */
export type Decision = "mine" | "theirs" | "both";
export type Decide = (mine: PadGame, theirs: PadGame) => Decision;
/** The result of an import; all or nothing. */
export type Taken = { stored: true; games: readonly PadGame[] } | { stored: false };

/** The games to store. A replaced game is one undo step away, or stays beside the new one. */
export function taken(
  { added, differing }: Merged,
  decide: Decide,
  here: (id: string) => Kept | undefined,
): Kept[] {
  const pads = new Map<string, Kept>();
  const take = (game: PadGame, before?: Kept) => pads.set(game.id, onTopOf(before, game));
  for (const game of added) {
    const known = pads.get(game.id) ?? here(game.id);
    // It was deleted here; or it has appeared meanwhile, or is twice in the file.
    if (!known || known.removed) take(game, known);
    else if (!equal(known.game, game)) take({ ...game, id: newId() });
  }
  for (const [mine, theirs] of differing) {
    const decision = decide(mine, theirs);
    if (decision === "theirs") take(theirs, here(theirs.id));
    else if (decision === "both") take({ ...theirs, id: newId() });
  }
  return [...pads.values()];
}

/** Replaces the local game. */
export function onTopOf(before: Kept | undefined, game: PadGame): Kept {
  const back = before && stepBetween(game, before.game);
  return changedTo(game, { before, mark: newId(), undo: [...(before?.undo ?? []), ...(back ? [back] : [])] });
}
