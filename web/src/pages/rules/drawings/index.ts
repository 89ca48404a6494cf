/** Which section of which game has a drawing. */

import type { Component } from "svelte";

/** By the key of the section. */
export type Drawings = Readonly<Record<string, Component>>;

const GAMES = import.meta.glob<{ default: Drawings }>("./*/drawings.ts");

/** A game's drawings are fetched with its rules, so that no text moves when they come. */
export async function drawingsOf(game: string): Promise<Drawings> {
  return (await GAMES[`./${game}/drawings.ts`]?.())?.default ?? {};
}
