/**
 * The rules for the browser, cached on the device: Python and our own package, from the server's folder /engine. The
 * list of files has a fixed name; everything else is named by its content. A new list takes effect only when all its
 * files are here, so the cache never mixes two versions.
 */

import { ENGINE, addressesIn, copied, find } from "./kept";

/** The server has no engine, or an incomplete one. */
export class NoEngine extends Error {}

export const LIST = "/engine/engine.json";
/** A list whose files are still downloading. */
const COMING = "/engine/engine.json?coming";

interface EngineList {
  /** False if the server lacks a part. */
  complete: boolean;
  /** The size of every file. */
  sizes: Record<string, number>;
  /** The compressed size of all files. */
  travels?: number;
}

/** A request for the list that is not remembered: a caller that only wants the size does not download the engine. */
export const LIST_TO_LOOK_AT = `${LIST}?look`;
const BYTES_A_MEGABYTE = 1e6;

/** The full download size in whole megabytes; undefined if the server does not answer. */
export async function engineMegabytes(): Promise<number | undefined> {
  const list = await fetch(LIST_TO_LOOK_AT)
    .then((answer) => (answer.ok ? (answer.json() as Promise<EngineList>) : undefined))
    .catch(() => undefined);
  return list?.travels === undefined ? undefined : Math.max(1, Math.round(list.travels / BYTES_A_MEGABYTE));
}

/** Whether all files are here. */
export async function isEngineHere(): Promise<boolean> {
  return "caches" in globalThis && (await find(ENGINE, LIST).catch(() => undefined)) !== undefined;
}

/** Whether it was requested or used on this device. */
export async function isEngineWanted(): Promise<boolean> {
  return (await isEngineHere()) || (await find(ENGINE, COMING)) !== undefined;
}

/** Fetches missing files. After a lost connection, finished files stay and are not fetched again. */
export async function fetchEngine(tell: (part: number) => void = () => undefined): Promise<void> {
  const answer = await fetch(LIST, { cache: "no-cache" });
  if (answer.status === 404) throw new NoEngine();
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  const { sizes, complete } = (await answer.clone().json()) as EngineList;
  if (!complete) throw new NoEngine();
  await expectFiles(answer);
  const cache = await caches.open(ENGINE);
  const here = new Set(await addressesIn(cache));
  const whole = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let come = 0;
  for (const [address, size] of Object.entries(sizes)) {
    if (!here.has(address)) await bring(cache, address, (bytes) => tell(Math.min(1, (come + bytes) / whole)));
    come += size;
    tell(come / whole);
  }
  await settle();
}

export async function dropEngine(): Promise<void> {
  await caches.delete(ENGINE);
}

/** Stores a new list; it takes effect when all its files are here, which may be at once. */
export async function expectFiles(list: Response): Promise<void> {
  await (await caches.open(ENGINE)).put(COMING, copied(list));
  await settle();
}

/** Stores a file that was fetched. */
export async function keepEngineFile(address: string, answer: Response): Promise<void> {
  await (await caches.open(ENGINE)).put(address, copied(answer));
  await settle();
}

/** If all files of the new list are here, makes it current and deletes files that it does not name. */
async function settle(): Promise<void> {
  const coming = await find(ENGINE, COMING);
  if (!coming) return;
  const { sizes } = (await coming.clone().json()) as EngineList;
  const cache = await caches.open(ENGINE);
  const here = await addressesIn(cache);
  if (!Object.keys(sizes).every((address) => here.includes(address))) return;
  await cache.put(LIST, coming);
  await Promise.all(here.filter((one) => one !== LIST && !(one in sizes)).map((one) => cache.delete(one)));
}

async function bring(cache: Cache, address: string, tell: (bytes: number) => void): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  let bytes = 0;
  const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, onwards) {
      bytes += chunk.byteLength;
      tell(bytes);
      onwards.enqueue(chunk);
    },
  });
  await cache.put(address, copied(answer, { body: answer.body.pipeThrough(counting) }));
}
