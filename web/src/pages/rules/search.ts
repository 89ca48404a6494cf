/** Finding words in the rules: as one types, in any case, with or without accents. */

import type { Entry, Rulebook, Section } from "../../wire/rules";

export interface Part {
  text: string;
  hit: boolean;
}

/** The words that are looked for; all of them have to be there. */
export function termsOf(query: string): string[] {
  return folded(query)
    .text.split(/\s+/)
    .filter((term) => term.length > 0);
}

/** The sections with the rules that have all the words; without words the whole book. */
export function sectionsWith(book: Rulebook, terms: readonly string[]): Section[] {
  if (terms.length === 0) return book.sections;
  return book.sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => has(entry, terms)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** The text in parts: those that are looked for, and what is between them. */
export function highlighted(text: string, terms: readonly string[]): Part[] {
  const { text: plain, starts } = folded(text);
  const hits = terms.flatMap((term) => placesOf(term, plain)).sort(([a], [b]) => a - b);
  const parts: Part[] = [];
  let told = 0;
  for (const [from, to] of hits) {
    const begin = Math.max(told, starts[from] ?? 0);
    const end = starts[to] ?? text.length;
    if (end <= begin) continue;
    if (begin > told) parts.push({ text: text.slice(told, begin), hit: false });
    parts.push({ text: text.slice(begin, end), hit: true });
    told = end;
  }
  if (told < text.length) parts.push({ text: text.slice(told), hit: false });
  return parts;
}

function has({ id, text, note }: Entry, terms: readonly string[]): boolean {
  const all = folded(`${id} ${text} ${note ?? ""}`).text;
  return terms.every((term) => all.includes(term));
}

function placesOf(term: string, plain: string): [number, number][] {
  const found: [number, number][] = [];
  for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length))
    found.push([at, at + term.length]);
  return found;
}

const SPELT: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "\u00a0": " " };

/** In small letters without accents; `starts` leads from each letter back to where it stood. */
function folded(text: string): { text: string; starts: number[] } {
  let plain = "";
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    const small = letter.toLowerCase();
    const spelt = SPELT[small] ?? small.normalize("NFD").replaceAll(/\p{M}/gu, "");
    for (let n = 0; n < spelt.length; n += 1) starts.push(at);
    plain += spelt;
    at += letter.length;
  }
  return { text: plain, starts };
}
