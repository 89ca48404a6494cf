/** Suggests names. */

import { say } from "./words.svelte";

/** A name in the page's language, other than the current one. */
export function suggestion(now = ""): string {
  const names = say("name-suggestions")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== now);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
