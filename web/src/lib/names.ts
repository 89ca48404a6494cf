/** Names for those who do not want to think of one. */

import { say } from "./words.svelte";

/** One of the names of the page's language, and not the one that stands there now. */
export function suggestion(now = ""): string {
  const names = say("name-suggestions")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== now);
  return names[Math.floor(Math.random() * names.length)] ?? "";
}
