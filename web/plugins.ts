import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

import { offline as keeping } from "./src/offline/build/plugin.ts";

const LOCALES = fileURLToPath(new URL("../src/skulduggery/locales/", import.meta.url));
const SRC = fileURLToPath(new URL("src/", import.meta.url));
const GAMES = `${SRC}games/`;
const WORDS = "virtual:words/";
const CATALOGUES = "virtual:catalogues";
const ICON = "virtual:icon/";

/** The server uses these, or the page never shows them. */
const NOT_FOR_THE_PAGE = /^(event|move|refusal|server|cli)-/;
/** A few of these are used by the page, too. */
const ALL_THE_SAME = /^(cli-(round|trick|sheet|goal|bid|won|points|total)|server-away)/;

/** Score pad messages about files: they load with the code that reads files. */
const PADS = "pad";
const WITH_FILES = "pad-book";
const OF_FILES =
  /^pad-(place|field|option|refusal-(csv|not-a-pad|structure|newer-format|id|moment|unknown-game|seats-in-round|foreign-field|option))\b/;

/** Messages for every page. */
const SHARED = [
  "common.ftl",
  "cli.ftl",
  "server.ftl",
  "web.ftl",
  "web-home.ftl",
  "web-room.ftl",
  "web-table.ftl",
];

/**
 * `virtual:words/de` holds the page's messages in German, `virtual:words/de/skull-king` those of one game or one page.
 * They come from the catalogues of the server and the command line, without the messages that a page does not use.
 */
export function words(): Plugin {
  return {
    name: "skulduggery-words",
    resolveId: (id) => (id.startsWith(WORDS) || id === CATALOGUES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${CATALOGUES}`) return loaders();
      if (!id.startsWith(`\0${WORDS}`)) return undefined;
      const [language = "", game] = id.slice(WORDS.length + 1).split("/");
      const texts = catalogues(language, game).map((file) => {
        this.addWatchFile(file);
        const whole = /\/web[^/]*\.ftl$/.test(file);
        const leaves =
          file.endsWith(`/${PADS}.ftl`) && ((key: string) => OF_FILES.test(key) !== (game === WITH_FILES));
        return forThePage(readFileSync(file, "utf8"), { whole, leaves: leaves || (() => false) });
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

/** `virtual:icon/crowned-skull` is the path of that game-icons icon, in a box of 512 by 512. */
export function icons(): Plugin {
  const require = createRequire(import.meta.url);
  let all: Record<string, { body: string }> | undefined;
  return {
    name: "skulduggery-icons",
    resolveId: (id) => (id.startsWith(ICON) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ICON}`)) return undefined;
      all ??= (require("@iconify-json/game-icons/icons.json") as { icons: Record<string, { body: string }> })
        .icons;
      const name = id.slice(ICON.length + 1);
      const paths = [...(all[name]?.body ?? "").matchAll(/\sd="([^"]+)"/g)].map((match) => match[1]);
      if (paths.length === 0) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(paths.join(" "))}`;
    },
  };
}

/** Pages with chunks of their own, by their addresses; `/t/` stands for all tables. */
const MAIN = "main.ts";
const PAGES = {
  "/": "pages/home/Home.svelte",
  "/t/": "pages/table/TablePage.svelte",
  "/pad": "pages/pad/Pad.svelte",
};
/** The modules for setting up and writing a score pad, for every game. */
const PAD = ["pages/pad/Pad.svelte", "pages/pad/home/New.svelte", "pages/pad/sheet/SheetPage.svelte"];
/** A pad's sheet and chart, which load when writing begins. */
const LEAVES = "pages/pad/sheet/Leaves.svelte";
/** Small modules that nearly every page needs. */
const EVERYWHERE = "lib/dates.ts";
/** Messages that a pad's invitation shares with a table's: not needed before the first number. */
const INVITING = "ui/OnlyHere.svelte";
/** Pages that share a little with pads and do not need the rest. */
const BESIDE_PADS = ["pages/pass/Pass.svelte", "pages/replay/Replay.svelte"];
/** The fonts that every page shows at once. */
const FIRST_FONTS = /(im-fell-double-pica-sc|alegreya-sans)-latin-400-normal-[^.]*\.woff2$/;
const SOON = ".soon";
const ONLY_IMPORTS = /^(?:\s*import\s*["'][^"']+["'];?)*\s*$/;

/**
 * Preload what a visitor needs before any script can request it. The page itself names the fonts. The chunks of a page
 * and of a game and the words of a language go into `.soon`. The server names them to the browser with the page: it
 * knows the address and mostly also the game and the language.
 */
export function soon(): Plugin {
  return {
    name: "skulduggery-soon",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const known = new Set(
        chunks.filter((chunk) => chunk.isEntry).flatMap((entry) => together(entry, bundle)),
      );
      const needed = (isMeant: (id: string) => boolean) =>
        chunks
          .filter((chunk) => !chunk.isEntry && chunk.moduleIds.some(isMeant))
          .flatMap((chunk) => together(chunk, bundle))
          .filter((file) => !known.has(file))
          .map((file) => `/${file}`);
      const own = (path: string) => needed((id) => id === SRC + path);
      const words = (language: string, game = "") =>
        needed((id) => id === `\0${WORDS}${language}${game && `/${game}`}`);
      const all = ["", ...gameNames()];
      const source = {
        first: [...known].map((file) => `/${file}`),
        pages: table(Object.keys(PAGES) as (keyof typeof PAGES)[], (path) => own(PAGES[path])),
        games: table(gameNames(), (game) => own(`games/${game}/index.ts`)),
        languages: table(spokenLanguages(), (language) => table(all, (game) => words(language, game))),
      };
      this.emitFile({ type: "asset", fileName: SOON, source: JSON.stringify(source) });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head",
          })),
    },
  };
}

const PRELOADING = "\0vite/preload-helper.js";
const A_SCRIPT_IN_WEBKIT = `if (!isCss && navigator.vendor.startsWith("Apple")) {
  const script = document.createElement("script");
  document.head.append(Object.assign(script, { type: "module", crossOrigin: "", src: dep.href }));
  return;
}`;
const OF_VITE: [theirs: RegExp, ours: string][] = [
  [/const link = document.createElement\("link"\);/, `${A_SCRIPT_IN_WEBKIT}$&`],
  [/link.addEventListener\("load", res\);/, '$&link.addEventListener("error", () => link.remove());'],
  [/seen\[href\] = void 0;(?=\s*throw err)/, "delete seen[href];"],
];

/**
 * Vite's preload before an import, changed in two ways, so that a page recovers from a lost connection.
 *
 * WebKit keeps a preloaded script that failed to load and gives it to every later page, even after a reload: a part of
 * the page stayed broken until the tab was closed. It does not keep failed scripts that were not preloaded. So in
 * WebKit we add a script element instead of a preload: it is fetched at the same time, and will be imported anyway. For
 * the same reason the server names no scripts in advance to WebKit.
 *
 * The next import requests failed styles again. Vite would consider them loaded.
 */
export function preloads(): Plugin {
  return {
    name: "skulduggery-preloads",
    transform(code, id) {
      if (id !== PRELOADING) return undefined;
      return OF_VITE.reduce((changed, [theirs, ours]) => {
        if (!theirs.test(changed)) this.error(`Vite's preloading has changed: there is no ${theirs.source}`);
        return changed.replace(theirs, ours);
      }, code);
    },
  };
}

/**
 * The service worker that keeps the page for use without a network, and the files to install the page. Must be the last
 * plugin.
 */
export function offline(): Plugin {
  return keeping({ games: gameNames(), languages: spokenLanguages(), words: WORDS });
}

/**
 * Few large chunks rather than many small ones: browsers request six files at a time, and on a mobile connection each
 * such turn costs a round trip. One chunk holds the first view, a second the code for every table, a third the code
 * that several games share, and one more each game's own part. Score pads have one chunk for the code that all need,
 * and three for what they share with other pages, for sheets and charts, and for rarely used parts. Everything else
 * stays as it is.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  "pad",
  ...gameNames(),
  "games",
  "table",
  "pieces",
  "leaves",
  "shared",
  "page",
].map((name, priority) => ({
  priority, // a group includes the imports of its modules, unless a group with higher priority has them
  name: (id, context) => (chunkOf(id, context) === name ? name : null),
}));

function chunkOf(id: string, context: Rolldown.ChunkingContext): string | null {
  const within = (root: string, seen = new Set<string>([root])): Set<string> => {
    for (const one of seen) context.getModuleInfo(one)?.importedIds.forEach((imported) => seen.add(imported));
    return seen;
  };
  const reached = (part: string) => reaches.get(part) ?? reaches.set(part, within(SRC + part)).get(part);
  if (reached(MAIN)?.has(id) || id === SRC + EVERYWHERE) return "page";
  if (id.startsWith(SRC + INVITING)) return null;
  const onEveryPad = PAD.some((part) => reached(part)?.has(id));
  if (onEveryPad && BESIDE_PADS.some((part) => reached(part)?.has(id))) return "shared";
  if (isOfPads(id)) return onEveryPad ? "pad" : null;
  const atTables = reached(PAGES["/t/"])?.has(id);
  const games = gameNames().filter((game) => reached(`games/${game}/index.ts`)?.has(id));
  if ((atTables || games.length > 0) && isForPads(id, context)) {
    if (onEveryPad || !id.includes(".svelte")) return "shared"; // icons and other small files
    return reached(LEAVES)?.has(id) ? "leaves" : "pieces";
  }
  if (atTables) return "table";
  return games.length > 1 ? "games" : (games[0] ?? null);
}

function isOfPads(id: string): boolean {
  return id.startsWith(`${SRC}pages/pad/`) || id.startsWith(`${SRC}pad/`);
}

/** Whether any page of the score pad needs it. */
function isForPads(id: string, context: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (isOfPads(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importers ?? []).some((importer) => isForPads(importer, context, seen));
}

const reaches = new Map<string, Set<string>>();

function table<Key extends string, Entry>(keys: Key[], entry: (key: Key) => Entry): Record<string, Entry> {
  return Object.fromEntries(keys.map((key) => [key, entry(key)]));
}

/** A chunk with all its static imports, including styles. */
function together(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports
    .map((name) => bundle[name])
    .filter((output) => output?.type === "chunk")
    .flatMap((other) => together(other, bundle, seen));
  // Vite leaves no chunk for an entry with nothing but imports: the page then names the imports.
  const own = chunk.isEntry && ONLY_IMPORTS.test(chunk.code) ? [] : [chunk.fileName];
  return [...new Set([...own, ...(chunk.viteMetadata?.importedCss ?? []), ...imported])];
}

/** Games are found by their folders, other parts of the page by their catalogues. */
function loaders(): string {
  const languages = spokenLanguages();
  const each = (suffix: string) =>
    `{${languages.map((language) => `${language}: () => import("${WORDS}${language}${suffix}")`).join(", ")}}`;
  const ofPart = [...gameNames(), ...pageParts()].map(
    (name) => `${JSON.stringify(name)}: ${each(`/${name}`)}`,
  );
  return `export const shared = ${each("")};\nexport const ofPart = {${ofPart.join(", ")}};`;
}

function gameNames(): string[] {
  return readdirSync(GAMES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** Pages that fetch their words when they open: those with a catalogue of their own that is not a game's. */
function pageParts(): string[] {
  return readdirSync(`${LOCALES}en/`)
    .map((name) => /^web-(.+)\.ftl$/.exec(name)?.[1] ?? "")
    .filter((name) => name && !SHARED.includes(`web-${name}.ftl`) && !gameNames().includes(name));
}

function spokenLanguages(): string[] {
  return readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map((entry) => entry.name);
}

function catalogues(language: string, game: string | undefined): string[] {
  const folder = `${LOCALES}${language}/`;
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const own = game ? [`${game}.ftl`, `web-${game}.ftl`] : SHARED;
  const wanted = game === WITH_FILES ? [`${PADS}.ftl`, ...own] : own;
  return wanted.filter((name) => names.includes(name)).map((name) => folder + name);
}

/**
 * The catalogue without comments and, unless it was written for the page, without messages that the page does not use.
 */
function forThePage(
  catalogue: string,
  { whole, leaves }: { whole: boolean; leaves: (message: string) => boolean },
): string {
  const messages = catalogue.split(/\n(?=[A-Za-z])/);
  return messages
    .map((message) => message.replaceAll(/^#.*\n?/gm, "").trim())
    .filter((message) => /^[A-Za-z]/.test(message) && !leaves(message))
    .filter((message) => whole || !NOT_FOR_THE_PAGE.test(message) || ALL_THE_SAME.test(message))
    .join("\n");
}
