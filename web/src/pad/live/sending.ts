/** What the publisher asks of the server. */

import { Problem, ask, get } from "../../lib/api";
import { guest } from "../../lib/guest.svelte";
import { suggestion } from "../../lib/names";
import type { PadTaken } from "../../wire/table";
import type { PadGame } from "../core/model";

/** A line that is half dead may never answer. */
const PATIENCE_MS = 15_000;
/** With these the server says that there is nothing to be shared under this id any more, or not by this device. */
const OVER = new Set(["sharing-ended", "not-your-pad", "no-such-pad"]);

export function isOver(problem: unknown): boolean {
  return problem instanceof Problem && OVER.has(problem.reason);
}

/** Whoever begins to share becomes a guest first, by any name: nobody sees it. */
export async function put(share: string, revision: number, game: PadGame): Promise<PadTaken> {
  const send = () => inTime(ask<PadTaken>("PUT", `/api/pads/${share}`, { revision, game }));
  try {
    return await send();
  } catch (problem) {
    if (!isStranger(problem)) throw problem;
    if (revision > 1) throw new Problem("sharing-ended", ""); // who had their data deleted wants this
    guest.me = null;
    await inTime(guest.comeIn(suggestion()));
    return send();
  }
}

/** Whoever is no guest any more has nothing shared any more. */
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

/** The address as others reach it: on the machine that runs the server ours is of no use to them. */
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
