/** How each kind of request is answered. If anything fails here, the request still goes to the server. */

import { things, version } from "virtual:kept";

import { LIST, expectFiles, keepEngineFile } from "../engine";
import { ENGINE, FILES, TOLD, copied, find, pageOf } from "../kept";
import { fromServer, serverFirst } from "./first";
import { INDEX } from "./keeping";
import { type FetchingEvent, scope } from "./scope";
import { type Way, wayOf } from "./ways";

export function answer(event: FetchingEvent): void {
  const way = wayOf(event.request, { origin: scope.location.origin, things });
  if (way) event.respondWith(WAYS[way](event).catch(() => fromServer(event.request)));
}

const WAYS: Record<Way, (event: FetchingEvent) => Promise<Response>> = {
  page: (event) => serverFirst(page(event), () => find(pageOf(version), INDEX)),
  file: (event) => keptFirst(event, FILES, keepFile),
  thing: (event) => keptFirst(event, pageOf(version)),
  told: (event) => serverFirst(asked(event, keepTold), () => find(TOLD, event.request.url)),
  "engine-list": (event) => serverFirst(asked(event, keepEngineList), () => find(ENGINE, LIST)),
  "engine-file": (event) => keptFirst(event, ENGINE, keepEngineFile),
};

type Keep = (address: string, answer: Response) => Promise<void>;

async function keptFirst(event: FetchingEvent, cache: string, keep?: Keep): Promise<Response> {
  return (await find(cache, event.request.url)) ?? asked(event, keep);
}

/** The browser already requested it while this worker was starting. */
function page(event: FetchingEvent): Promise<Response> {
  const coming = event.preloadResponse
    .catch(() => undefined)
    .then((answer) => answer ?? fromServer(event.request));
  event.waitUntil(coming);
  return coming;
}

/** Caches a good response, even if it arrives after the caller's timeout. */
function asked(event: FetchingEvent, keep?: Keep): Promise<Response> {
  const coming = fromServer(event.request);
  event.waitUntil(
    coming.then(async (answer) => {
      const { pathname, search } = new URL(event.request.url);
      // A copy, because the page reads the response itself.
      if (answer.status === 200) await keep?.(pathname + search, answer.clone()).catch(() => undefined);
    }),
  );
  return coming;
}

async function keepFile(address: string, answer: Response): Promise<void> {
  await (await caches.open(FILES)).put(address, copied(answer));
}

async function keepTold(address: string, answer: Response): Promise<void> {
  await (await caches.open(TOLD)).put(address, copied(answer, { keptBy: version }));
}

async function keepEngineList(_: string, answer: Response): Promise<void> {
  await expectFiles(answer);
}
