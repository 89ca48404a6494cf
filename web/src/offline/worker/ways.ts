/** Which requests the worker answers, and how. All others go to the network as if there were no worker. */

import { LIST, LIST_TO_LOOK_AT } from "../engine";

export type Way =
  /** A page's address: the server's response, or the cached page. */
  | "page"
  /** Named by its content: the cached copy never changes. */
  | "file"
  /** Cached with the page, such as its icon. */
  | "thing"
  /** Rules, lessons, examples: the server's response, or its last one. */
  | "told"
  | "engine-list"
  | "engine-file";

/** Nothing about tables and guests: it is true only while the server says so. */
/** Named by their content; the engine's web worker belongs to the page, although it is elsewhere. */
const FILE = /^\/(?:assets\/|engine\/worker-)/;
const TOLD = /^\/api\/(?:rules|lessons|examples)\/[\w-]+$/;
/** Page addresses have no dots; these addresses are not pages. */
const NO_PAGE = /^\/(?:api|health|metrics)(?:\/|$)|\./;

export function wayOf(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  { origin, things }: { origin: string; things: readonly string[] },
): Way | null {
  const to = new URL(url);
  if (method !== "GET" || to.origin !== origin) return null;
  if (mode === "navigate") return NO_PAGE.test(to.pathname) ? null : "page";
  if (FILE.test(to.pathname)) return "file";
  if (things.includes(to.pathname)) return "thing";
  if (TOLD.test(to.pathname)) return "told";
  if (to.pathname + to.search === LIST_TO_LOOK_AT) return null;
  if (to.pathname === LIST) return "engine-list";
  return to.pathname.startsWith("/engine/") ? "engine-file" : null;
}
