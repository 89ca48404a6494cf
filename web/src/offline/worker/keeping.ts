/** What is fetched ahead, and what is deleted. A few files at a time, so that a running game is not disturbed. */

import { games, languages, shell, things, version } from "virtual:kept";

import { type Wish, asked } from "../asking";
import { fetchEngine, isEngineWanted } from "../engine";
import { FILES, KEPT_BY, TOLD, addressesIn, copied, find, isOldPage, pageOf } from "../kept";
import { scope } from "./scope";

/** The cache key of the page, independent of the address at which it is shown. */
export const INDEX = "/";
const AT_A_TIME = 3;
const ANSWER_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** Fetches missing files that the page needs. If one fails, a later try repeats all. */
export async function keepPage(): Promise<void> {
  const page = await caches.open(pageOf(version));
  const here = new Set(await addressesIn(page));
  if (!here.has(INDEX)) await keepIndex(page);
  const missing = things.filter((thing) => !here.has(thing));
  await each(missing, async (thing) => page.put(thing, copied(await good(thing, { cache: "no-cache" }))));
  await keepFiles(shell);
}

async function keepIndex(page: Cache): Promise<void> {
  const index = await good(INDEX, { cache: "no-cache" });
  const text = await index.text();
  // The server may have been upgraded since it sent this worker: do not mix two versions.
  if (!text.includes(version)) throw new Error("another version");
  await page.put(INDEX, copied(index, { body: text }));
}

/** The rest: one language first, and the others unless the user saves data. */
export async function keepMore({ language, sparing, engine }: Wish): Promise<void> {
  await keepPage(); // all of it is here, unless the user cleared it
  await keepFiles(languages[language] ?? []);
  await keepTold(language);
  if (!sparing) await keepFiles(Object.values(languages).flat());
  if (engine || (!sparing && (await isEngineWanted()))) await fetchEngine();
}

/**
 * Deletes older versions' files once no page needs them. Asks each page; one that does not answer may still need them.
 */
export async function tidy(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  const versions = await Promise.all(windows.map((one) => asked(one, { ask: "version" }, ANSWER_MS)));
  const { installing, waiting } = scope.registration;
  // A foreign cache may also belong to a newer worker that is downloading now.
  if (installing || waiting || versions.some((one) => one !== version)) return;
  for (const name of await caches.keys()) if (isOldPage(name, version)) await caches.delete(name);
  const files = await caches.open(FILES);
  const ours = new Set([...shell, ...Object.values(languages).flat()]);
  for (const address of await addressesIn(files)) if (!ours.has(address)) await files.delete(address);
}

async function keepFiles(addresses: readonly string[]): Promise<void> {
  const files = await caches.open(FILES);
  const here = new Set(await addressesIn(files));
  const missing = addresses.filter((address) => !here.has(address));
  await each(missing, async (address) => files.put(address, copied(await good(address))));
}

/** A game without a lesson has none to cache. */
async function keepTold(language: string): Promise<void> {
  const told = await caches.open(TOLD);
  const addresses = games.flatMap((game) =>
    ["rules", "lessons", "examples"].map((kind) => `/api/${kind}/${game}?lang=${language}`),
  );
  await each(addresses, async (address) => {
    if (isFresh(await find(TOLD, address))) return;
    const answer = await fetch(address, quietly);
    if (answer.ok) await told.put(address, copied(answer, { keptBy: version }));
  });
}

/** Rules change only with the server's program, which is seldom. */
function isFresh(kept: Response | undefined): boolean {
  if (kept?.headers.get(KEPT_BY) !== version) return false;
  return Date.now() - Date.parse(kept.headers.get("date") ?? "") < DAY_MS;
}

const quietly = { priority: "low" } as const;

async function good(address: string, how: RequestInit = {}): Promise<Response> {
  const once = () => fetch(address, { ...quietly, ...how });
  const answer = await once().catch(once); // a single lost connection does not count
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

async function each(addresses: readonly string[], does: (address: string) => Promise<void>): Promise<void> {
  const waiting = [...addresses];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await does(next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
}
