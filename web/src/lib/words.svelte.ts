/** Every text of the page, in four languages. The server puts the events of a game into words. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { ofPart, shared as sharedBy } from "virtual:catalogues";

import { remember, remembered } from "./memory";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
/** A game's wire name, such as `skull-king`, or a part of the page with its own words, such as `replay`. */
export type GameName = string;
type Arguments = Record<string, string | number>;

let spoken = $state<Language>("en");
let shared = $state.raw<FluentBundle | null>(null);
let ofGames = $state.raw<Partial<Record<GameName, FluentBundle>>>({});

/** The current language; reactive. */
export function language(): Language {
  return spoken;
}

/** The language chosen before, or the browser's first language that we support. */
export function wishedFor(): Language {
  const wishes = [remembered("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is Language => wish !== null && wish in LANGUAGES) ?? "en";
}

/** Everything changes at once, when all words are loaded. */
export async function speak(wanted: Language): Promise<void> {
  const games = Object.keys(ofGames);
  const [common, ...own] = await Promise.all([
    loaded(sharedBy[wanted]),
    ...games.map(async (game) => [game, await bundled(wanted, game)] as const),
  ]);
  shared = bundle(wanted, common);
  ofGames = Object.fromEntries(own);
  spoken = wanted;
  document.documentElement.lang = wanted;
  whenIdle(() => learnToCount(wanted));
}

/** Loading a language's number formats takes a browser a while: do it before it is needed. */
function learnToCount(wanted: Language): void {
  const one = bundle(wanted, "one = { $n } { $n ->\n    [one] 1\n   *[other] 2\n }");
  found(one, "one", { n: 1 });
}

/** Not every browser has idle callbacks. */
function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then);
  else setTimeout(then, 200);
}

export function choose(wanted: Language): Promise<void> {
  remember("language", wanted);
  return speak(wanted);
}

/** Loads the words of a game or a part of the page; await it before using any of them. */
export async function speakOf(game: GameName): Promise<void> {
  // Waiting for these words does not restart when others load or the language changes.
  if (untrack(() => game in ofGames)) return;
  const words = await bundled(
    untrack(() => spoken),
    game,
  );
  ofGames = { ...ofGames, [game]: words }; // only now: other words may have loaded meanwhile
}

/** The sentence; if there is none, the key itself, which a test finds. */
export function say(key: string, args: Arguments = {}): string {
  return found(shared, key, args) ?? key;
}

export function sayOf(game: GameName, key: string, args: Arguments = {}): string {
  return maybe(game, key, args) ?? key;
}

/** `card-E` is the Escape; `Y12` is `card-Y` with the number 12; the notation itself where there is no name. */
export function noun(game: GameName, kind: string, code: string): string {
  const known = maybe(game, `${kind}-${code}`);
  if (known !== undefined) return known;
  const split = /^([A-Za-z]*)(\d+)$/.exec(code);
  if (split === null) return code;
  return maybe(game, `${kind}-${split[1] || "number"}`, { number: Number(split[2]) }) ?? code;
}

export function gameTitle(game: string): string {
  return say(`game-${game}`);
}

/** The reason, followed by the rule's id. */
export function because(game: GameName, rule: string): string {
  const sentence = maybe(game, `because-${rule}`);
  return sentence === undefined ? rule : `${sentence} (${rule})`;
}

/** A game's own word, or the shared one; undefined if there is neither. */
export function maybe(game: GameName, key: string, args: Arguments = {}): string | undefined {
  return found(ofGames[game] ?? null, key, args) ?? found(shared, key, args);
}

async function bundled(wanted: Language, part: GameName): Promise<FluentBundle> {
  return bundle(wanted, await loaded(ofPart[part]?.[wanted]));
}

async function loaded(catalogue: (() => Promise<{ default: string }>) | undefined): Promise<string> {
  return catalogue ? (await catalogue()).default : "";
}

function bundle(wanted: Language, catalogue: string): FluentBundle {
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(catalogue), { allowOverrides: true });
  return made;
}

function found(from: FluentBundle | null, key: string, args: Arguments): string | undefined {
  const pattern = from?.getMessage(key)?.value;
  return pattern ? from?.formatPattern(pattern, args, []) : undefined;
}
