/** Days and hours as people read them: one form everywhere. */

import { language } from "./words.svelte";

/** Formatters are slow to make, and lists are long. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** "12 May 2026": as the language writes it, neither long nor in figures that could be read in two ways. */
export function dayOf(moment: string | number | Date): string {
  return formatted(moment, { dateStyle: "medium" });
}

/** Day and hour stay on one line. */
export function momentOf(moment: string | number | Date): string {
  return formatted(moment, { dateStyle: "medium", timeStyle: "short" }).replaceAll(" ", "\u00a0");
}

function formatted(moment: string | number | Date, style: Intl.DateTimeFormatOptions): string {
  const spoken = language() === "en" ? "en-GB" : language();
  const key = spoken + JSON.stringify(style);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(spoken, style);
  formatters.set(key, formatter);
  return formatter.format(new Date(moment));
}
