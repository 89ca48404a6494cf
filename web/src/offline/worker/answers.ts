/** How each kind of request is answered. Whatever goes wrong here, the request still goes to the server. */

import { things, version } from "virtual:kept";

import { LIST, expect, keepEngineFile } from "../engine";
import { ENGINE, FILES, TOLD, copied, find, pageOf } from "../kept";
import { INDEX } from "./keeping";
import { type FetchingEvent, scope } from "./scope";
import { type Way, wayOf } from "./ways";

/** How long somebody looks at nothing before what is kept is good enough. */
const PATIENCE_MS = 2_500;

export function answer(event: FetchingEvent): void {
  const way = wayOf(event.request, { origin: scope.location.origin, things });
  if (way) event.respondWith(WAYS[way](event).catch(() => fromServer(event.request)));
}

const WAYS: Record<Way, (event: FetchingEvent) => Promise<Response>> = {
  page: (event) => serverFirst(event, event.preloadResponse, () => find(pageOf(version), INDEX)),
  file: (event) => keptFirst(event, FILES, keepFile),
  thing: (event) => keptFirst(event, pageOf(version)),
  told: (event) => serverFirst(event, undefined, () => find(TOLD, event.request.url), keepTold),
  "engine-list": (event) =>
    serverFirst(
      event,
      undefined,
      () => find(ENGINE, LIST),
      (_, list) => expect(list),
    ),
  "engine-file": (event) => keptFirst(event, ENGINE, keepEngineFile),
};

type Keep = (address: string, answer: Response) => Promise<void>;

async function keptFirst(event: FetchingEvent, cache: string, keep?: Keep): Promise<Response> {
  const kept = await find(cache, event.request.url);
  if (kept) return kept;
  const answer = await fromServer(event.request);
  keepIfGood(event, answer, keep);
  return answer;
}

/** A server that is away, in trouble or slow is not waited for where something is kept. */
async function serverFirst(
  event: FetchingEvent,
  early: Promise<Response | undefined> | undefined,
  kept: () => Promise<Response | undefined>,
  keep?: Keep,
): Promise<Response> {
  const coming = (early ?? Promise.resolve(undefined))
    .catch(() => undefined)
    .then((answer) => answer ?? fromServer(event.request));
  event.waitUntil(coming.then((answer) => keepIfGood(event, answer, keep)));
  const inTime = await Promise.race([coming, after(PATIENCE_MS)]);
  if (inTime && inTime.type !== "error" && inTime.status < 500) return inTime;
  return (await kept().catch(() => undefined)) ?? coming;
}

/** A copy is taken at once: the answer itself is read by the page. */
function keepIfGood(event: FetchingEvent, answer: Response, keep: Keep | undefined): void {
  if (!keep || answer.status !== 200) return;
  const { pathname, search } = new URL(event.request.url);
  event.waitUntil(keep(pathname + search, answer.clone()).catch(() => undefined));
}

async function keepFile(address: string, answer: Response): Promise<void> {
  await (await caches.open(FILES)).put(address, copied(answer));
}

async function keepTold(address: string, answer: Response): Promise<void> {
  await (await caches.open(TOLD)).put(address, copied(answer, { keptBy: version }));
}

/** Never rejects: a server that cannot be reached is an answer, too. */
function fromServer(request: Request): Promise<Response> {
  return fetch(request).catch(() => Response.error());
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), milliseconds));
}
