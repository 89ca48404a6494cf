/** The publisher's requests to the server. */

import { Problem, ask, get } from "../../lib/api";
import { guest } from "../../lib/guest.svelte";
import { suggestion } from "../../lib/names";
import type { PadTaken } from "../../wire/table";
import type { PadGame } from "../core/model";

/** Timeout: a half-dead connection may never answer. */
const PATIENCE_MS = 15_000;
/** Statuses that mean: nothing is shared under this id any more, or not by this device. */
const OVER = new Set(["sharing-ended", "not-your-pad", "no-such-pad"]);

export function isOver(problem: unknown): boolean {
  return problem instanceof Problem && OVER.has(problem.reason);
}

/** To share, register as a guest first, with any name: nobody sees it. */
export async function put(share: string, revision: number, game: PadGame): Promise<PadTaken> {
  const send = () => inTime(ask<PadTaken>("PUT", `/api/pads/${share}`, { revision, game }));
  try {
    return await send();
  } catch (problem) {
    if (!isStranger(problem)) throw problem;
    if (revision > 1) throw new Problem("sharing-ended", ""); // users who deleted their data want this
    guest.me = null;
    await inTime(guest.comeIn(suggestion()));
    return send();
  }
}

/** Without a guest, nothing is shared any more. */
export async function end(share: string): Promise<void> {
  try {
    await inTime(ask("DELETE", `/api/pads/${share}`));
  } catch (problem) {
    if (!isOver(problem) && !isStranger(problem)) throw problem;
  }
}

function isStranger(problem: unknown): boolean {
  return problem instanceof Problem && problem.reason === "not-a-guest";
}

/** The address for other people: on the server's own machine ours would be useless to them. */
export async function linkOf(share: string): Promise<string> {
  return (await inTime(get<{ link: string }>(`/api/pads/${share}/link`))).link;
}

export function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Problem("away", "")), PATIENCE_MS);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
