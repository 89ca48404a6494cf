/** Games as files: into the folder for downloads, or on to another app. */

import { type PadGame, toCsv, writeFile } from "../../../pad/core";

export const FORMS = ["json", "csv"] as const;
export type Form = (typeof FORMS)[number];

const KEPT_MS = 60_000;

/** "skulduggery-2026-11-16.json", or with the game's name if there is only one. */
export function fileOf(games: readonly PadGame[], form: Form): File {
  const [only] = games.length === 1 ? games : [];
  const day = (only?.started ?? new Date().toISOString()).slice(0, 10);
  const name = `${only?.game ?? "skulduggery"}-${day}.${form}`;
  return form === "csv"
    ? new File([toCsv(games)], name, { type: "text/csv" })
    : new File([writeFile(games)], name, { type: "application/json" });
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** As this device passes it on: some pass on no JSON, but text. Null if it passes on no files at all. */
export function shareable(file: File): File | null {
  if (!("canShare" in navigator)) return null;
  const asText = new File([file], `${file.name}.txt`, { type: "text/plain" });
  return [file, asText].find((one) => navigator.canShare({ files: [one] })) ?? null;
}

/** Whoever changes their mind has not met with an error. */
export function share(file: File): void {
  navigator.share({ files: [file] }).catch(() => undefined);
}
