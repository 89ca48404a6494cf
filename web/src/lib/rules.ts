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

/** Rules that are only cited: "(SK-31)", "(SQ-53, SQ-54)". */
const CITED = new RegExp(`\\s*\\((${RULE.source}(?:[,;]? ${RULE.source})*)\\)`, "g");

export interface RuledPart {
  text: string;
  /** The id that the text is. */
  rule?: string;
  /** It is only cited: for people a sign will do. */
  cited?: boolean;
}

/** A text with the rules that it names. */
export function ruledParts(text: string): RuledPart[] {
  const named = (part: string): RuledPart[] =>
    splitAtRules(part)
      .map((piece, index) => (index % 2 ? { text: piece, rule: piece } : { text: piece }))
      .filter(({ text: piece }) => piece !== "");
  const cited = (ids: string): RuledPart[] =>
    ids.split(/[,;]? /).map((id) => ({ text: id, rule: id, cited: true }));
  if (withoutRules(`(${text})`) === "") return cited(text);
  const parts: RuledPart[] = [];
  let told = 0;
  for (const { 0: whole, 1: ids = "", index } of text.matchAll(CITED)) {
    parts.push(...named(text.slice(told, index)), ...cited(ids));
    told = index + whole.length;
  }
  return [...parts, ...named(text.slice(told))];
}

/** The text for eyes and ears that cannot tap. */
export function withoutRules(text: string): string {
  return text.replaceAll(CITED, "");
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

/** What may be chosen at a table and changes what a cheat sheet says. */
export type Options = Readonly<Record<string, unknown>>;

/** Lays the rules of a game over whatever is shown, its cheat sheet first or the whole book. */
export function lookUp(game: string, first: "cheat-sheet" | "book", options: Options = {}): Promise<boolean> {
  return attempt(async () => {
    const [{ default: LookUp }] = await Promise.all([
      import("../pages/rules/LookUp.svelte"),
      ...["rules", "cheat", game].map(speakOf),
    ]);
    const shown = mount(LookUp, {
      target: document.body,
      props: { game, first, options, onclose: () => void unmount(shown) },
    });
  });
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
