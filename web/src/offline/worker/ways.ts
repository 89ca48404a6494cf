/** Which requests the worker answers, and how. Everything else goes its usual way, as if there were no worker. */

import { LIST, LIST_TO_LOOK_AT } from "../engine";

export type Way =
  /** An address of a page: the server's answer, or the page that is kept. */
  | "page"
  /** Named by its content: what is kept never changes. */
  | "file"
  /** Kept with the page, such as its icon. */
  | "thing"
  /** Rules, lessons, examples: the server's answer, or its last one. */
  | "told"
  | "engine-list"
  | "engine-file";

/** Nothing about tables and guests is among them: it is true only while the server says so. */
/** Named by their content; the engine's worker is a part of the page, although it lies elsewhere. */
const FILE = /^\/(?:assets\/|engine\/worker-)/;
const TOLD = /^\/api\/(?:rules|lessons|examples)\/[\w-]+$/;
/** Pages have no dots in their addresses, and these are not pages. */
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
