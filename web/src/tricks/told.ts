/** What is worth telling of a game of bids and tricks when it is over. */

import { best } from "../lib/best";
import type { Told } from "../lib/game";
import { sayOf } from "../lib/words.svelte";
import { signed } from "./numbers";
import type { Scene } from "./scene";

export function toldOf(game: string, { sheet, totals }: Scene): Told {
  const exact = totals.map((_, seat) => sheet.filter(({ bids, won }) => bids[seat] === won[seat]).length);
  const highest = totals.map((_, seat) => Math.max(0, ...sheet.map(({ points }) => points[seat] ?? 0)));
  const bonus = totals.map((_, seat) => sheet.reduce((sum, line) => sum + (line.bonus[seat] ?? 0), 0));
  const rounds = sheet.length;
  const award = (key: string, counts: readonly number[], text: (most: number) => string) => {
    const found = best(counts);
    return found ? [{ title: sayOf(game, key), seats: found.seats, text: text(found.most) }] : [];
  };
  return {
    each: exact.map((count) => sayOf(game, "bids-exact", { exact: count, rounds })),
    awards: [
      ...award("award-exact", exact, (most) => `${most}/${rounds}`),
      ...award("award-round", highest, signed),
      ...award("award-bonus", bonus, signed),
    ],
  };
}
