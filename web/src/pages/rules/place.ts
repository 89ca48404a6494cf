/** Whoever changes the language goes on reading where they were, though every text has another length. */

import { tick } from "svelte";

/** Below the bar that stays at the top. */
const TOP_PX = 72;

export async function keepingPlace(change: () => void): Promise<void> {
  const read = [...document.querySelectorAll<HTMLElement>("[data-entry]")].find(
    (entry) => entry.getBoundingClientRect().bottom > TOP_PX,
  );
  const before = read?.getBoundingClientRect().top;
  change();
  await tick();
  if (!read || before === undefined || scrollY === 0) return;
  const same = document.getElementById(read.id);
  if (same) scrollBy({ top: same.getBoundingClientRect().top - before, behavior: "instant" });
}
