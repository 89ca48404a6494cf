/** Everything that the page itself says, in four languages. What happens in a game the server puts into words. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { ofPart, shared as sharedBy } from "virtual:catalogues";

import { remember, remembered } from "./memory";

export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano" } as const;
export type Language = keyof typeof LANGUAGES;
/** A game as on the wire, such as `skull-king`, or a part of the page that has words of its own, such as `replay`. */
export type GameName = string;
type Arguments = Record<string, string | number>;

let spoken = $state<Language>("en");
let shared = $state.raw<FluentBundle | null>(null);
let ofGames = $state.raw<Partial<Record<GameName, FluentBundle>>>({});

/** The language of the page now. Reading it in a component makes that component follow a change. */
export function language(): Language {
  return spoken;
}

/** The language that was chosen before, or the first of the browser's that we speak. */
export function wishedFor(): Language {
  const wishes = [remembered("language"), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find((wish): wish is Language => wish !== null && wish in LANGUAGES) ?? "en";
}

/** Everything that is shown changes at once, when all its words are there. */
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

/** A browser needs a while to find out how a language writes and counts numbers: before anybody waits for it. */
function learnToCount(wanted: Language): void {
  const one = bundle(wanted, "one = { $n } { $n ->\n    [one] 1\n   *[other] 2\n }");
  found(one, "one", { n: 1 });
}

/** Not every browser tells when it is idle. */
function whenIdle(then: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(then);
  else setTimeout(then, 200);
}

export function choose(wanted: Language): Promise<void> {
  remember("language", wanted);
  return speak(wanted);
}

/** The words of a game or of a part of the page; to be awaited before any of them is said. */
export async function speakOf(game: GameName): Promise<void> {
  // Who waits for these words does not wait again when others come, or all of them in another language.
  if (untrack(() => game in ofGames)) return;
  const words = await bundled(
    untrack(() => spoken),
    game,
  );
  ofGames = { ...ofGames, [game]: words }; // only now: other words may have come meanwhile
}

/** The sentence; the key itself where there is none, which a test finds. */
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

/** Why it came so, with the rule's id behind it. */
export function because(game: GameName, rule: string): string {
  const sentence = maybe(game, `because-${rule}`);
  return sentence === undefined ? rule : `${sentence} (${rule})`;
}

/** A game's own word, or the shared one; undefined where neither is. */
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
