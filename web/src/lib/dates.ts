/** Dates and times in one format everywhere. */

import { language } from "./words.svelte";

/** Formatters are slow to make, and lists are long: keep them. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** "12 May 2026": the language's medium form, never ambiguous figures. */
export function dayOf(moment: string | number | Date): string {
  return formatted(moment, { dateStyle: "medium" });
}

/** Date and time stay on one line. */
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
