/** What the picked cards can do, or what has to be answered: the server's choices, sorted by where they are made. */

import type { Forbidden, Legal } from "../../lib/room.svelte";
import type { Move, View } from "../../wire/sleeping-queens";

export interface Option {
  move: Move;
  text: string;
  isRefused: boolean;
}

export interface Choices {
  /** By place: made by a tap on the sleeping queen. */
  beds: ReadonlyMap<number, Option>;
  /** By queen: made by a tap on one who is awake. */
  targets: ReadonlyMap<string, Option>;
  /** Made by a button. */
  buttons: readonly Option[];
}

/** The card with which each of these is done. */
const PLAYED_WITH: Readonly<Record<string, readonly string[]>> = {
  king: ["king"],
  jester: ["jester"],
  knight: ["knight"],
  potion: ["potion"],
  defend: ["dragon", "wand"],
};

export const NO_CHOICES: Choices = { beds: new Map(), targets: new Map(), buttons: [] };

export function choicesFor(
  phase: View["phase"],
  picked: readonly string[],
  { legal, forbidden }: { legal: readonly Legal[]; forbidden: readonly Forbidden[] },
): Choices {
  const options = [
    ...legal.map(({ move, text }) => ({ move: move as Move, text, isRefused: false })),
    ...forbidden.map(({ move, text }) => ({ move: move as Move, text, isRefused: true })),
  ].filter(({ move }) => phase.type !== "acting" || goesWith(move, picked));
  const beds = new Map<number, Option>();
  const targets = new Map<string, Option>();
  const buttons: Option[] = [];
  for (const option of options) {
    const { move } = option;
    if (move.type === "king" || (move.type === "wake" && move.place !== null)) {
      if (move.place !== null && !option.isRefused) beds.set(move.place, option);
    } else if (move.type === "knight" || move.type === "potion") targets.set(move.queen, option);
    else if (move.type === "discard" || !option.isRefused) buttons.push(option);
  }
  return { beds, targets, buttons };
}

/** Why a picked card cannot be played at all, such as a dragon without a knight. */
export function objection(picked: readonly string[], forbidden: readonly Forbidden[]): string | undefined {
  return forbidden.find(({ move }) => (move as Move).type === "defend" && goesWith(move as Move, picked))
    ?.text;
}

/** A move is made with exactly the cards that are picked. */
function goesWith(move: Move, picked: readonly string[]): boolean {
  if (move.type === "discard") return same(move.cards, picked);
  return picked.length === 1 && (PLAYED_WITH[move.type] ?? []).includes(picked[0] ?? "");
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}
