/**
 * The Python rules in a web worker: Pyodide with our own package, from our own server. This script's response has its
 * own content security policy, which allows WebAssembly (security/headers.py); the page's does not.
 */

import type { PyodideInterface } from "pyodide";

import { fluent } from "./fluent";
import { Away, fetchAll, type Manifest, Missing, readManifest } from "./loading";
import type { FromEngine, Question, Trouble } from "./messages";

type Answer = (name: string, payload: string) => string;

/** Progress after everything is fetched, and after Python has started. */
const FETCHED = 0.7;
const AWAKE = 0.9;
const MEDIA_TYPES: Record<string, string> = { wasm: "application/wasm" };

let ready: Promise<Answer> | undefined;

self.onmessage = ({ data }: MessageEvent<Question>) => void answer(data);

async function answer({ id, name, payload }: Question): Promise<void> {
  ready ??= start();
  try {
    const ask = await ready;
    tell({ type: "answer", id, answer: ask(name, payload) });
  } catch (problem) {
    const trouble = troubleOf(problem);
    if (trouble !== "broken") ready = undefined; // the next request retries
    tell({ type: "failed", id, trouble, detail: String(problem) });
  }
}

async function start(): Promise<Answer> {
  const manifest = await readManifest();
  const contents = await fetchAll(manifest, (part) => tell({ type: "progress", part: FETCHED * part }));
  const python = await wake(manifest, contents);
  tell({ type: "progress", part: AWAKE });
  for (const address of manifest.archives)
    python.unpackArchive(
      contents.get(address) ?? new Uint8Array(),
      address.endsWith(".whl") ? "wheel" : "zip",
    );
  python.registerJsModule("skulduggery_fluent", fluent);
  const desk = (python.pyimport("skulduggery.local.desk") as { Desk: () => { answer: Answer } }).Desk();
  tell({ type: "progress", part: 1 });
  return (name, payload) => desk.answer(name, payload);
}

/** Python requests its files by itself; the ones already fetched are served from memory. */
async function wake(
  { python }: Manifest,
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<PyodideInterface> {
  const fetchFromServer = self.fetch;
  self.fetch = (wanted, how) => {
    const { pathname } = new URL(wanted instanceof Request ? wanted.url : wanted, location.href);
    const content = contents.get(pathname);
    if (!content) return fetchFromServer(wanted, how);
    const type = MEDIA_TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return Promise.resolve(new Response(content, { headers: { "content-type": type } }));
  };
  try {
    const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`).catch(
      (problem: unknown) => Promise.reject(new Away(String(problem))),
    )) as typeof import("pyodide");
    return await loadPyodide({ indexURL: python });
  } finally {
    self.fetch = fetchFromServer;
  }
}

function troubleOf(problem: unknown): Trouble {
  if (problem instanceof Missing) return "missing";
  return problem instanceof Away ? "away" : "broken";
}

function tell(message: FromEngine): void {
  self.postMessage(message);
}
