/** Who wins? The server is asked; where none can be reached, the rules in this browser. */

import { get, Problem } from "../../../lib/api";
import { language } from "../../../lib/words.svelte";
import type { Outcome } from "../../../wire/rules";

export async function outcomeOf(
  game: string,
  cards: readonly string[],
  centre: readonly string[] = [],
): Promise<Outcome> {
  const query = new URLSearchParams({ cards: cards.join(","), centre: centre.join(",") });
  try {
    return await get<Outcome>(`/api/rules/${game}/trick?${query}`);
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.reason !== "away") throw problem;
    const { engine } = await import("../../../engine/engine.svelte");
    return engine.ask<Outcome>("trick", { game, cards, centre, lang: language() });
  }
}
