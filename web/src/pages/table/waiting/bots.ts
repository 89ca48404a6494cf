/** Bots by their kind: `bot-sailor = Sailor: plays sensibly by simple rules`. */

import { say } from "../../../lib/words.svelte";

/** "Sailor" */
export function botTitle(bot: string): string {
  return named(bot)[0];
}

/** "plays sensibly by simple rules" */
export function botMeans(bot: string): string {
  return named(bot)[1];
}

/** A title and what it means stand in one message, with a colon between them. */
export function splitName(text: string): [string, string] {
  const [, title, means] = /^(.*?)\s*:\s+(.*)$/s.exec(text) ?? [];
  return title && means ? [title, means] : [text, ""];
}

function named(bot: string): [string, string] {
  const key = `bot-${bot}`;
  const text = say(key);
  return text === key ? [bot, ""] : splitName(text);
}
