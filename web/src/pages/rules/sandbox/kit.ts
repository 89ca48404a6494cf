/** What each game has to try: its things in groups, and how they look. */

import type { Component } from "svelte";

export interface Kit {
  groups: readonly { name: string; text: () => string; codes: readonly string[] }[];
  /** At most so many in a trick or a hand. */
  most: number;
  /** Some cards may have lain in the middle before. */
  centre: number;
  /** How often the game has it. */
  copies(code: string): number;
  /** Codes that are the same thing, such as one die with another face. */
  thing(code: string): string;
  nameOf(code: string): string;
  /** What sets it apart from another that looks alike. */
  noteOf?(code: string): string;
  /** For the eye only; its size is `--card-w`. */
  Piece: Component<{ code: string; marked?: boolean }>;
}

const KITS = import.meta.glob<{ default: Kit }>("./kits/*.ts");

export async function kitOf(game: string): Promise<Kit> {
  const load = KITS[`./kits/${game}.ts`];
  if (!load) throw new Error(`nothing to try in ${game}`);
  return (await load()).default;
}

/** Whether one more of it can be there. */
export function isLeft(kit: Kit, code: string, lying: readonly string[]): boolean {
  const thing = kit.thing(code);
  return lying.filter((other) => kit.thing(other) === thing).length < kit.copies(code);
}
