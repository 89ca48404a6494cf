/** All known pads by id. A pile is immutable, so that the page notices a new one. */

import type { PadGame } from "../core/model.ts";
import { type Kept, isNewer } from "./kept.ts";

export type Pile = ReadonlyMap<string, Kept>;

export function pileOf(pads: readonly Kept[] = []): Pile {
  return new Map(pads.map((kept) => [kept.game.id, kept]));
}

/** A new pile with these instead of the old ones. */
export function withPads(pile: Pile, pads: readonly Kept[]): Pile {
  return new Map([...pile, ...pileOf(pads)]);
}

export function withoutPads(pile: Pile, pads: readonly Kept[]): Pile {
  const gone = pileOf(pads);
  return new Map([...pile].filter(([id]) => !gone.has(id)));
}

/** Pads of the first pile that are missing or older in the other. */
export function newerThan(pile: Pile, pads: Iterable<Kept>): Kept[] {
  return [...pads].filter((kept) => isNewer(kept, pile.get(kept.game.id)));
}

/** The games of a pile, the last changed first; or the deleted ones. */
export function gamesIn(pile: Pile, { removed }: { removed: boolean }): readonly PadGame[] {
  const wanted = [...pile.values()].filter((kept) => (kept.removed !== undefined) === removed);
  const key = ({ changed, started, id }: PadGame) => `${changed} ${started} ${id}`;
  return wanted.map(({ game }) => game).sort((one, other) => (key(one) < key(other) ? 1 : -1));
}
