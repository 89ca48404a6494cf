/** The rulebooks as the server tells them, and the way from a rule's id to the rule. */

import { mount, unmount } from "svelte";

import type { Entry, Rulebook } from "../wire/rules";
import { get } from "./api";
import { attempt } from "./tell.svelte";
import { type Language, language, speakOf } from "./words.svelte";

/** By the letters that its rules begin with. */
export const GAMES: Readonly<Record<string, string>> = {
  SK: "skull-king",
  SD: "skull-king-dice",
  SQ: "skull-queen",
  SL: "sleeping-queens",
};
const RULE = new RegExp(`\\b(?:${Object.keys(GAMES).join("|")})-X?\\d+\\b`, "g");

/** A text in parts: those of odd number are ids of rules. */
export function splitAtRules(text: string): string[] {
  return text.split(new RegExp(`(${RULE.source})`, "g"));
}

export function gameOfRule(rule: string): string {
  return GAMES[rule.slice(0, 2)] ?? "";
}

export function addressOfRule(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}

const books = new Map<string, Promise<Rulebook>>();

/** Asked for once in each language. */
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

/**
 * Lays the rule over whatever is shown. It is nobody's child: the message or the line that named the rule may be gone
 * before it has been read.
 */
export function showRule(rule: string): Promise<boolean> {
  return attempt(async () => {
    const [{ default: RuleSheet }] = await Promise.all([
      import("../ui/RuleSheet.svelte"),
      speakOf("rules"),
      // It need not grow under the finger. What goes wrong here is told by the sheet itself.
      ruleOf(rule, language()).catch(() => undefined),
    ]);
    const sheet = mount(RuleSheet, {
      target: document.body,
      props: { rule, onclose: () => void unmount(sheet) },
    });
  });
}
