/** The record of a game that was played on this device. */

import type { GameRecord } from "../../lib/shelf";

/** As it is kept and shared: with the time of its end. */
export function recordOf(text: string, finishedAt: number): GameRecord {
  const record = JSON.parse(text) as GameRecord;
  const finished = new Date(finishedAt).toISOString().replace(/\.\d+Z$/, "+00:00");
  return { ...record, meta: { ...record.meta, finished } };
}

/** Hands the file to the browser, which asks where to put it, or puts it where it puts all of them. */
export function download(record: GameRecord): void {
  const day = String(record.meta?.finished ?? "").slice(0, 10);
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(record)}\n`], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${record.game}-${day}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
