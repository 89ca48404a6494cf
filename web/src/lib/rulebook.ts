/** The rulebooks from the server. */

import type { Entry, Rulebook } from "../wire/rules";
import { get } from "./api";
import { gameOfRule } from "./rules";
import type { Language } from "./words.svelte";

const books = new Map<string, Promise<Rulebook>>();

/** Fetched once for each language. */
export function rulebook(game: string, spoken: Language): Promise<Rulebook> {
  const key = `${game} ${spoken}`;
  const known = books.get(key);
  if (known) return known;
  const asked = get<Rulebook>(`/api/rules/${encodeURIComponent(game)}?lang=${spoken}`);
  books.set(key, asked);
  asked.catch(() => books.delete(key));
  return asked;
}

export async function ruleOf(rule: string, spoken: Language): Promise<Entry | undefined> {
  const book = await rulebook(gameOfRule(rule), spoken);
  return book.sections.flatMap(({ entries }) => entries).find(({ id }) => id === rule);
}
