/** Giving a moment or a whole game to somebody else: as a link, or as a file. */

import { get } from "../../lib/api";
import { copy } from "../../lib/clipboard";
import type { GameRecord } from "../../lib/shelf";
import { tell } from "../../lib/tell.svelte";
import { say } from "../../lib/words.svelte";

/** The address for others: whoever plays on the machine that runs the server has one that is of no use to them. */
export async function linkFor(table: string, address: string): Promise<string> {
  const known = await get<{ link: string }>(`/api/tables/${encodeURIComponent(table)}/link`).catch(
    () => null,
  );
  return new URL(address, known?.link ?? location.origin).href;
}

/** Shares the link by what the device has for that, or copies it. Answers whether it was copied. */
export async function giveLink(link: string): Promise<boolean> {
  if ("share" in navigator) {
    await navigator.share({ url: link }).catch(() => undefined);
    return false;
  }
  await copy(link);
  return true;
}

/** The same for a moment of a game of this server, in one go. */
export async function shareMoment(table: string, address: string): Promise<void> {
  if (await giveLink(await linkFor(table, address))) tell(say("copied"), "good");
}

/** Saves a record as a file. */
export function download(record: GameRecord): void {
  const file = new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName(record);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** "skull-king-2026-05-02.json" */
export function fileName({ game, meta }: GameRecord): string {
  const day = typeof meta?.finished === "string" ? /^\d{4}-\d{2}-\d{2}/.exec(meta.finished)?.[0] : undefined;
  return `${[game.replaceAll(/[^a-z-]/g, ""), day].filter(Boolean).join("-")}.json`;
}
