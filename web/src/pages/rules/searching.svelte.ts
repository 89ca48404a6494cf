/** What somebody looks for in a rulebook, with the words that mean the same, and what this edition lacks. */

import { maybe, sayOf } from "../../lib/words.svelte";
import type { Rulebook, Section } from "../../wire/rules";
import { lacking, mentions, sectionsWith, wantedOf, wordLists } from "./search";

export class Search {
  query = $state("");

  constructor(private readonly game: () => string) {}

  readonly #synonyms = $derived.by(() => wordLists(maybe("rules", `synonyms-${this.game()}`) ?? ""));
  readonly #lacking = $derived.by(() => wordLists(maybe("rules", `lacking-${this.game()}`) ?? ""));
  readonly #wanted = $derived(wantedOf(this.query, this.#synonyms));
  /** All words that are marked where they stand. */
  readonly terms = $derived(this.#wanted.flat());
  readonly isOn = $derived(this.#wanted.length > 0);

  /** Said of a thing that only other editions have. */
  readonly elsewhere = $derived.by(() => {
    const found = lacking(this.query, this.#lacking);
    if (!found) return "";
    const { thing, instead } = found;
    return instead ? sayOf("rules", "lacking-but", { thing, instead }) : sayOf("rules", "lacking", { thing });
  });

  in(book: Rulebook): { sections: Section[]; count: number } {
    const sections = sectionsWith(book, this.#wanted);
    return { sections, count: sections.reduce((sum, { entries }) => sum + entries.length, 0) };
  }

  /** Whether something of what is looked for stands in there. */
  isIn(text: string): boolean {
    return this.terms.some((term) => mentions(text, term));
  }
}
