/** Games from a file, made ready to be kept here. */

import { equal } from "../core/merging.ts";
import type { Merged, PadGame } from "../core/model.ts";
import { newId } from "./ids.ts";
import { type Kept, changedTo } from "./kept.ts";
import { stepBetween } from "./steps.ts";

/** Of a game that is here and in a file, and not the same: which one stays. */
export type Decision = "mine" | "theirs" | "both";
export type Decide = (mine: PadGame, theirs: PadGame) => Decision;
/** What an import has stored; all of it or nothing. */
export type Taken = { stored: true; games: readonly PadGame[] } | { stored: false };

/** What is to be kept. What is here under the same name is one step to undo away, or stays beside it. */
export function taken(
  { added, differing }: Merged,
  decide: Decide,
  here: (id: string) => Kept | undefined,
): Kept[] {
  const pads = new Map<string, Kept>();
  const take = (game: PadGame, before?: Kept) => pads.set(game.id, onTopOf(before, game));
  for (const game of added) {
    const known = pads.get(game.id) ?? here(game.id);
    // It was thrown away here; or it has come meanwhile, or twice in the file.
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

/** The game in place of the one that is here. */
export function onTopOf(before: Kept | undefined, game: PadGame): Kept {
  const back = before && stepBetween(game, before.game);
  return changedTo(game, { before, mark: newId(), undo: [...(before?.undo ?? []), ...(back ? [back] : [])] });
}
