/**
 * The rules that run in the browser, kept on the device: Python and our own package, from the folder /engine of the server.
 * Its list has a name that never changes and says what else there is; everything else is named by its content. A new list
 * counts only when all that it names is here, so that what is kept is never half of one and half of another.
 */

import { ENGINE, addressesIn, copied, find } from "./kept";

/** The server has none to give, or not all of it. */
export class NoEngine extends Error {}

export const LIST = "/engine/engine.json";
/** A list whose files are still on their way. */
const COMING = "/engine/engine.json?coming";

interface EngineList {
  /** False if the server lacks a part of it. */
  complete: boolean;
  /** Bytes of every file. */
  sizes: Record<string, number>;
  /** Bytes of all of them as they travel. */
  travels?: number;
}

/** Asked for in this way, the list is not remembered: who only asks for a size does not want the engine yet. */
export const LIST_TO_LOOK_AT = `${LIST}?look`;
const BYTES_A_MEGABYTE = 1e6;

/** How much travels to a device that has none of it, in whole megabytes; undefined if the server cannot be asked. */
export async function engineMegabytes(): Promise<number | undefined> {
  const list = await fetch(LIST_TO_LOOK_AT)
    .then((answer) => (answer.ok ? (answer.json() as Promise<EngineList>) : undefined))
    .catch(() => undefined);
  return list?.travels === undefined ? undefined : Math.max(1, Math.round(list.travels / BYTES_A_MEGABYTE));
}

/** Whether all of it is here. */
export async function isEngineHere(): Promise<boolean> {
  return "caches" in globalThis && (await find(ENGINE, LIST).catch(() => undefined)) !== undefined;
}

/** Whether somebody has asked for it, or used it, on this device. */
export async function isEngineWanted(): Promise<boolean> {
  return (await isEngineHere()) || (await find(ENGINE, COMING)) !== undefined;
}

/** Fetches what is missing. What has come stays if the line is cut, and is not fetched again. */
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

/** Remembers a list that has come; it counts when all its files are here, which may be at once. */
export async function expectFiles(list: Response): Promise<void> {
  await (await caches.open(ENGINE)).put(COMING, copied(list));
  await settle();
}

/** Keeps a file that somebody has fetched. */
export async function keepEngineFile(address: string, answer: Response): Promise<void> {
  await (await caches.open(ENGINE)).put(address, copied(answer));
  await settle();
}

/** If everything is here that the coming list names, it is the list from now on, and what it does not name goes. */
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
