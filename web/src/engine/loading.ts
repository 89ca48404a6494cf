/** Fetches the engine's files and reports the progress. */

/** Written by scripts/engine.py. */
export interface Manifest {
  /** The folder with Python itself. */
  python: string;
  /** Packages to unpack into it. */
  archives: string[];
  /** The unpacked size of each file: the browser reports only the compressed size. */
  sizes: Record<string, number>;
  /** False if a package was missing when the page was built. */
  complete: boolean;
}

const MANIFEST = "/engine/engine.json";
/** The files that Python requests by itself and that take long. */
const LARGE = ["pyodide.asm.wasm", "python_stdlib.zip"];

export class Missing extends Error {}
export class Away extends Error {}

export async function readManifest(): Promise<Manifest> {
  const answer = await asked(MANIFEST);
  if (answer.status === 404) throw new Missing("not built");
  const manifest = (await answer.json().catch(() => null)) as Manifest | null;
  if (!manifest?.complete) throw new Missing("not complete");
  return manifest;
}

/** The contents of the files by address. */
export async function fetchAll(
  { python, archives, sizes }: Manifest,
  progress: (part: number) => void,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const wanted = [...LARGE.map((name) => python + name), ...archives];
  const total = wanted.reduce((sum, address) => sum + (sizes[address] ?? 0), 0);
  let there = 0;
  const contents = wanted.map(async (address) => {
    const content = await fetchOne(address, sizes[address] ?? 0, (bytes) => {
      there += bytes;
      progress(Math.min(1, there / total));
    });
    return [address, content] as const;
  });
  return new Map(await Promise.all(contents));
}

async function fetchOne(
  address: string,
  size: number,
  came: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await asked(address);
  if (!answer.ok || !answer.body) throw new Away(address);
  const content = new Uint8Array(size);
  let at = 0;
  const reader = answer.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => Promise.reject(new Away(address)));
    if (done) break;
    if (at + value.length > size) throw new Away(address);
    content.set(value, at);
    at += value.length;
    came(value.length);
  }
  if (at < size) throw new Away(address);
  return content;
}

async function asked(address: string): Promise<Response> {
  return fetch(address).catch(() => Promise.reject(new Away(address)));
}
