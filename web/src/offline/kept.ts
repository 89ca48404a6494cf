/** What is kept on the device, and under which names. The page and its worker both know them. */

/** Files that are named by their content: those of several versions lie side by side. */
export const FILES = "skulduggery-files";
/** Rules, lessons and examples as the server told them last. */
export const TOLD = "skulduggery-told";
/** The rules that run in the browser. */
export const ENGINE = "skulduggery-engine";

/** The page itself and what has a name that never changes; each version has its own. */
export function pageOf(version: string): string {
  return `skulduggery-page-${version}`;
}

/** Whether it is the page of another version. */
export function isOldPage(name: string, version: string): boolean {
  return name.startsWith(pageOf("")) && name !== pageOf(version);
}

/** How it was sent says nothing about a copy that is kept, and what the page would need soon is not to be sought in vain. */
const OF_THE_JOURNEY = ["content-encoding", "content-length", "link", "transfer-encoding", "vary"];

/** A copy to keep, with its own content or another. Unlike the answer itself it never counts as redirected. */
export function copied(answer: Response, more: { body?: BodyInit | null; keptBy?: string } = {}): Response {
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_JOURNEY) headers.delete(name);
  if (more.keptBy !== undefined) headers.set(KEPT_BY, more.keptBy);
  return new Response(more.body === undefined ? answer.body : more.body, { headers });
}

/** Which version of the page has kept it. */
export const KEPT_BY = "kept-by";

/** Looked up by address alone: no answer of ours depends on anything else that matters here. */
export async function find(cache: string, address: string): Promise<Response | undefined> {
  if (!(await caches.has(cache))) return undefined;
  return (await caches.open(cache)).match(address, { ignoreVary: true });
}

/** The addresses of all that is there, without the host. */
export async function addressesIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  });
}
