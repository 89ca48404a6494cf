/** Games in the form that somebody wishes, and on to another app. */

import type { PadGame } from "../../../pad/core";
import { toCsv } from "../../../pad/core/tables";
import { jsonFile, nameOf } from "./files";

export const FORMS = ["json", "csv"] as const;
export type Form = (typeof FORMS)[number];

export function fileOf(games: readonly PadGame[], form: Form): File {
  return form === "json"
    ? jsonFile(games)
    : new File([toCsv(games)], nameOf(games, form), { type: "text/csv" });
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
