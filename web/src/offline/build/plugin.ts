/** Adds what the page needs to be installed and to start offline: manifests, the service worker and its file list. */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Plugin, type Rolldown, build } from "vite";

import { manifest, manifestName, woodColour } from "./manifest.ts";

const SOURCE = fileURLToPath(new URL("../worker/worker.ts", import.meta.url));
const PUBLIC = fileURLToPath(new URL("../../../public/", import.meta.url));
const KEPT = "virtual:kept";
export const WORKER = "worker.js";
/** The engine's web worker belongs to the page, although it is in the engine's folder. */
const KEPT_FILES = /^(?:assets|engine)\//;
/** Browsers with service workers use the other font format. */
const NOT_KEPT = /\.woff$/;
const ICON = "/icon.svg";

interface Parts {
  games: string[];
  languages: string[];
  /** The name of a module with words; those for all pages have only the language. */
  words: string;
}

export function offline({ games, languages, words }: Parts): Plugin {
  let version = "";
  return {
    name: "skulduggery-offline",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        version = digest([html, ...Object.keys(bundle ?? {}).sort(), ...publicFiles()]);
        return [
          { tag: "meta", attrs: { name: "theme-color", content: woodColour() }, injectTo: "head" },
          { tag: "meta", attrs: { name: "version", content: version }, injectTo: "head" },
        ];
      },
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        for (const language of languages) {
          const source = JSON.stringify(manifest(language));
          this.emitFile({ type: "asset", fileName: manifestName(language), source });
        }
        const ofLanguages = Object.fromEntries(
          languages.map((language) => [language, chunksOf(bundle, `\0${words}${language}/`)]),
        );
        const single = new Set(Object.values(ofLanguages).flat());
        const shell = Object.keys(bundle)
          .filter((file) => KEPT_FILES.test(file) && !NOT_KEPT.test(file))
          .map((file) => `/${file}`)
          .filter((file) => !single.has(file));
        const things = [ICON, ...languages.map((language) => `/${manifestName(language)}`)];
        const kept = { version, shell, languages: ofLanguages, things, games };
        this.emitFile({ type: "asset", fileName: WORKER, source: await worker(kept) });
      },
    },
  };
}

function chunksOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  return Object.values(bundle)
    .filter((output) => output.type === "chunk")
    .filter(({ facadeModuleId }) => facadeModuleId?.startsWith(module))
    .map(({ fileName }) => `/${fileName}`);
}

/** One script without imports: not all browsers allow modules as service workers. */
async function worker(kept: object): Promise<string> {
  const made = (await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [listed(kept)],
    build: {
      write: false,
      target: "baseline-widely-available",
      rolldownOptions: { input: SOURCE, output: { format: "iife", entryFileNames: WORKER } },
    },
  })) as Rolldown.RolldownOutput;
  const [chunk] = made.output;
  return chunk.code;
}

function listed(kept: object): Plugin {
  return {
    name: "skulduggery-kept",
    resolveId: (id) => (id === KEPT ? `\0${KEPT}` : undefined),
    load(id) {
      if (id !== `\0${KEPT}`) return undefined;
      return Object.entries(kept)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

function publicFiles(): Buffer[] {
  return readdirSync(PUBLIC)
    .sort()
    .map((name) => readFileSync(PUBLIC + name));
}

function digest(parts: readonly (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 16);
}
