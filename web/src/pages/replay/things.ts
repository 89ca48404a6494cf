/** How a game's cards or dice look in an open hand: from the game's own folder, so that a new game needs no word here. */

import type { Component } from "svelte";

import type { Face } from "../../art/face";
import { noun } from "../../lib/words.svelte";
import type { Things } from "../../tricks/things";
import type { Item } from "../../ui/hand/fan";

export interface Drawn {
  face(code: string): Face;
  name(code: string): string;
  /** The order of a hand; as it comes where the game has none. */
  rank(code: string): number;
  /** Draws something else than a card. */
  InHand?: Component<{ item: Item }> | undefined;
}

const THINGS = import.meta.glob<{ things: Things }>("../../games/*/things.ts");
const FACES = import.meta.glob<{ faceOf: (code: string) => Face }>("../../games/*/faces.ts");

export async function drawnOf(game: string): Promise<Drawn | null> {
  const things = await THINGS[`../../games/${game}/things.ts`]?.();
  if (things) {
    const { faceOf, nameOf, rank, InHand } = things.things;
    return { face: faceOf, name: nameOf, rank, InHand };
  }
  const faces = await FACES[`../../games/${game}/faces.ts`]?.();
  return faces ? { face: faces.faceOf, name: (code) => noun(game, "card", code), rank: () => 0 } : null;
}
