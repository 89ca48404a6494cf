/** All pads that are known, by id. A pile is never changed: there is another one, so that the page sees it. */

import type { PadGame } from "../core/model.ts";
import { type Kept, isNewer } from "./kept.ts";

export type Pile = ReadonlyMap<string, Kept>;

export function pileOf(pads: readonly Kept[] = []): Pile {
  return new Map(pads.map((kept) => [kept.game.id, kept]));
}

/** With these instead of what was there. */
export function withPads(pile: Pile, pads: readonly Kept[]): Pile {
  return new Map([...pile, ...pileOf(pads)]);
}

export function withoutPads(pile: Pile, pads: readonly Kept[]): Pile {
  const gone = pileOf(pads);
  return new Map([...pile].filter(([id]) => !gone.has(id)));
}

/** What of the first is not there in the other, or is older there. */
export function newerThan(pile: Pile, pads: Iterable<Kept>): Kept[] {
  return [...pads].filter((kept) => isNewer(kept, pile.get(kept.game.id)));
}

/** The games of a pile, the one that was changed last first; or those that were thrown away. */
export function gamesIn(pile: Pile, { removed }: { removed: boolean }): readonly PadGame[] {
  const wanted = [...pile.values()].filter((kept) => (kept.removed !== undefined) === removed);
  const key = ({ changed, started, id }: PadGame) => `${changed} ${started} ${id}`;
  return wanted.map(({ game }) => game).sort((one, other) => (key(one) < key(other) ? 1 : -1));
}
