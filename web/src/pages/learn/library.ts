/** Lessons and examples, from the server or from what the browser kept of them. */

import { get } from "../../lib/api";
import type { Language } from "../../lib/words.svelte";
import type { Examples, Lesson } from "../../wire/lessons";

export function firstLesson(game: string, language: Language): Promise<Lesson> {
  return get(`/api/lessons/${encodeURIComponent(game)}?lang=${language}`);
}

/** All boards of a page share one request. */
const asked = new Map<string, Promise<Examples>>();

/** Those of one id: a worked example may have two halves. */
export async function examplesOf(game: string, id: string, language: Language): Promise<Lesson[]> {
  const { examples } = await all(`/api/examples/${encodeURIComponent(game)}?lang=${language}`);
  return examples.filter((example) => example.rule === id || example.id === id);
}

function all(path: string): Promise<Examples> {
  const known = asked.get(path);
  if (known) return known;
  const now = get<Examples>(path);
  asked.set(path, now);
  // What went wrong once may go well the next time.
  now.catch(() => asked.delete(path));
  return now;
}
