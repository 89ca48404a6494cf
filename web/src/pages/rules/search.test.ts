import { expect, test } from "vitest";

import type { Rulebook } from "../../wire/rules";
import { highlighted, lacking, sectionsWith, wantedOf, wordLists } from "./search";

const book: Rulebook = {
  game: "skull-king",
  language: "de",
  title: "Skull King",
  intro: [],
  sections: [
    {
      key: "play",
      title: "Spielen",
      entries: [
        { id: "SK-31", kind: "rule", text: "Wer die Farbe hat, muss sie bedienen.", note: null },
        { id: "SK-32", kind: "rule", text: "Wer sie nicht hat, ist frei.", note: "Auf Französisch anders." },
      ],
    },
    { key: "end", title: "Ende", entries: [{ id: "SK-70", kind: "rule", text: "Schluß.", note: null }] },
  ],
};
const SYNONYMS = wordLists("zugeben, mitgehen → bedienen\nletzte runde → schluß");
const found = (query: string) =>
  sectionsWith(book, wantedOf(query, SYNONYMS)).flatMap(({ entries }) => entries.map(({ id }) => id));
const marked = (text: string, query: string) =>
  highlighted(text, wantedOf(query).flat())
    .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
    .join("");

test("without words the whole book is there", () => {
  expect(found("")).toEqual(["SK-31", "SK-32", "SK-70"]);
  expect(found("  ")).toEqual(["SK-31", "SK-32", "SK-70"]);
});

test("all words have to be there, in any case and with any accents", () => {
  expect(found("FARBE bedienen")).toEqual(["SK-31"]);
  expect(found("farbe frei")).toEqual([]);
  expect(found("franzosisch")).toEqual(["SK-32"]);
  expect(found("schluss")).toEqual(["SK-70"]);
});

test("ids are found", () => {
  expect(found("sk-3")).toEqual(["SK-31", "SK-32"]);
});

test("what was found is marked where it stands", () => {
  expect(marked("Französisch und Englisch", "franzosisch engl")).toBe("[Französisch] und [Engl]isch");
  expect(marked("Schluß damit", "schluss")).toBe("[Schluß] damit");
  expect(marked("aaa", "a")).toBe("[a][a][a]");
  expect(marked("Stiche", "stich tich")).toBe("[Stich]e");
  expect(marked("nichts", "etwas")).toBe("nichts");
  expect(marked("", "etwas")).toBe("");
});

test("words that mean the same are found", () => {
  expect(found("zugeben")).toEqual(["SK-31"]);
  expect(found("MITG farbe")).toEqual(["SK-31"]);
  expect(found("letzte Runde")).toEqual(["SK-70"]);
  expect(found("mi")).toEqual([]);
  expect(wordLists("")).toEqual([]);
});

test("what only other editions have is told", () => {
  const lists = wordLists("Krake, kraken\nTigerin, tigress → Scary Mary");
  expect(lacking("kraken", lists)).toEqual({ thing: "Krake", instead: "" });
  expect(lacking("was macht die Krake ", lists)?.thing).toBe("Krake");
  expect(lacking("tig", lists)).toEqual({ thing: "Tigerin", instead: "Scary Mary" });
  expect(lacking("Farbe", lists)).toBeUndefined();
  expect(lacking("", lists)).toBeUndefined();
});
