/** Cache names, shared by the page and its service worker. */

/** Files named by their content: those of several versions lie side by side. */
export const FILES = "skulduggery-files";
/** The latest rules, lessons and examples from the server. */
export const TOLD = "skulduggery-told";
/** The rules for the browser. */
export const ENGINE = "skulduggery-engine";

/** The page itself and files with fixed names; each version has its own cache. */
export function pageOf(version: string): string {
  return `skulduggery-page-${version}`;
}

/** Whether it is another version's cache. */
export function isOldPage(name: string, version: string): boolean {
  return name.startsWith(pageOf("")) && name !== pageOf(version);
}

/** Headers to drop from a cached copy: how it was sent, and which files to preload. */
const OF_THE_JOURNEY = ["content-encoding", "content-length", "link", "transfer-encoding", "vary"];

/** A copy to cache, with its own body or another. Unlike the response itself it never counts as redirected. */
export function copied(answer: Response, more: { body?: BodyInit | null; keptBy?: string } = {}): Response {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_JOURNEY) headers.delete(name);
  if (more.keptBy !== undefined) headers.set(KEPT_BY, more.keptBy);
  return new Response(more.body === undefined ? answer.body : more.body, { headers });
}

/** The version of the page that cached it. */
export const KEPT_BY = "kept-by";

/** Looked up by address alone: our responses depend on nothing else that matters here. */
export async function find(cache: string, address: string): Promise<Response | undefined> {
  if (!(await caches.has(cache))) return undefined;
  return (await caches.open(cache)).match(address, { ignoreVary: true });
}

/** All cached addresses, without the host. */
export async function addressesIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}
