/** Finding words in the rules: as one types, in any case, with or without accents. */

import type { Entry, Rulebook, Section } from "../../wire/rules";

export interface Part {
  text: string;
  hit: boolean;
}

/** Words that people use, and what they lead to. */
export interface WordList {
  words: readonly string[];
  meant: readonly string[];
}

/** A word with all that means the same: one of them has to be there. */
export type Wanted = readonly string[];

/** Fewer letters may begin any word. */
const BEGINNING = 3;

/** `tie, draw → equal, earliest`, line by line. */
export function wordLists(text: string): WordList[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [words = "", meant = ""] = line.split("→");
      return { words: listed(words), meant: listed(meant) };
    });
}

/** What is looked for, word by word; all of them have to be there. */
export function wantedOf(query: string, synonyms: readonly WordList[] = []): Wanted[] {
  const plain = folded(query).text.trim();
  if (plain === "") return [];
  const phrase = synonyms.find(({ words }) =>
    words.some((word) => word.includes(" ") && plainOf(word) === plain),
  );
  if (phrase) return [[plain, ...phrase.meant.map(plainOf)]];
  return plain.split(/\s+/).map((term) => {
    const same = synonyms.filter(({ words }) => words.some((word) => begins(plainOf(word), term)));
    return [term, ...same.flatMap(({ meant }) => meant.map(plainOf))];
  });
}

/** What is looked for is only in other editions: its name, and what is nearest to it here. */
export function lacking(
  query: string,
  lists: readonly WordList[],
): { thing: string; instead: string } | undefined {
  const terms = plainOf(query);
  const found = lists.find(({ words }) =>
    words.some((word) => begins(plainOf(word), terms) || ` ${terms} `.includes(` ${plainOf(word)} `)),
  );
  return found ? { thing: found.words[0] ?? "", instead: found.meant[0] ?? "" } : undefined;
}

/** The sections with the rules that have all the words; without words the whole book. */
export function sectionsWith(book: Rulebook, wanted: readonly Wanted[]): Section[] {
  if (wanted.length === 0) return book.sections;
  return book.sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => has(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0);
}

export function mentions(text: string, term: string): boolean {
  return plainOf(text).includes(term);
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

function has({ id, text, note }: Entry, wanted: readonly Wanted[]): boolean {
  const all = plainOf(`${id} ${text} ${note ?? ""}`);
  return wanted.every((ways) => ways.some((way) => all.includes(way)));
}

function begins(word: string, term: string): boolean {
  return word === term || (term.length >= BEGINNING && word.startsWith(term));
}

function listed(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function plainOf(text: string): string {
  return folded(text).text.trim();
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
