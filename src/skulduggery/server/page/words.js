/** Everything that the page itself says, in four languages. What happens in a game the server puts into words. */

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" };

let language = "en";
let words = { page: {}, shared: {} };

export function spoken() {
  return language;
}

/** The language that was chosen before, or the first of the browser's that we speak. */
export function wishedFor() {
  const wishes = [remembered("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish) => wish in LANGUAGES) ?? "en";
}

export async function speak(wanted) {
  const answer = await fetch(`/words/${wanted}.json`);
  words = await answer.json();
  language = wanted;
  document.documentElement.lang = wanted;
}

/** The sentence; `{ $name }` in it stands for an argument. */
export function say(key, args = {}) {
  return fill(words.page[key] ?? words.shared[key] ?? key, args);
}

/** A sentence that a game may have in words of its own; undefined if there is none. */
export function sayOf(game, key, args = {}) {
  const pattern = words[game]?.[key] ?? words.shared[key];
  return pattern === undefined ? undefined : fill(pattern, args);
}

/** `card-E` is the Escape; `Y12` is `card-Y` with the number 12; the notation itself where there is no name. */
export function noun(game, kind, code) {
  const known = sayOf(game, `${kind}-${code}`);
  if (known !== undefined) return known;
  const split = /^([A-Za-z]*)(\d+)$/.exec(code);
  if (split === null) return code;
  return sayOf(game, `${kind}-${split[1] || "number"}`, { number: split[2] }) ?? code;
}

export function gameTitle(game) {
  return sayOf(game, "title") ?? game;
}

export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the page forgets when it is closed, and works all the same.
  }
}

export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fill(pattern, args) {
  return pattern.replaceAll(/\{ \$(\w+) \}/g, (whole, name) => String(args[name] ?? whole));
}
