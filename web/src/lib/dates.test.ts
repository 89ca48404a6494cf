import { expect, test } from "vitest";

import { dayOf, momentOf } from "./dates";
import { speak } from "./words.svelte";

test.each([
  ["en", "12 May 2026"],
  ["de", "12.05.2026"],
  ["fr", "12 mai 2026"],
  ["it", "12 mag 2026"],
] as const)("a day has one form in %s, however it came", async (language, day) => {
  await speak(language);
  const noon = new Date(2026, 4, 12, 12);
  for (const moment of [noon, noon.getTime(), noon.toISOString()]) expect(dayOf(moment)).toBe(day);
  expect(momentOf(noon)).toContain("12:00");
});
