/** Games as a file in the folder for downloads. */

import type { PadGame } from "../../../pad/core";
import { writeFile } from "../../../pad/core/files";

const KEPT_MS = 60_000;

export function jsonFile(games: readonly PadGame[]): File {
  return new File([writeFile(games)], nameOf(games, "json"), { type: "application/json" });
}

/** "skulduggery-2026-11-16.json", or with the game's name if there is only one. */
export function nameOf(games: readonly PadGame[], ending: string): string {
  const [only] = games.length === 1 ? games : [];
  const day = (only?.started ?? new Date().toISOString()).slice(0, 10);
  return `${only?.game ?? "skulduggery"}-${day}.${ending}`;
}

export function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
