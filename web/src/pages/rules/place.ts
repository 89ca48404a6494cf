/** Whoever changes the language goes on reading where they were, though every text has another length. */

import { tick } from "svelte";

/** Below the bar that stays at the top. */
const TOP_PX = 72;
const NEAR_PX = 8;

/** To be called before what is shown changes, or with what changes it. Some browsers would keep the place by themselves. */
export async function keepingPlace(change: () => void = () => undefined): Promise<void> {
  // What begins on the screen is what is read. Of one that began above only the end is seen, which has another length now.
  const entries = [...document.querySelectorAll<HTMLElement>("[data-entry]")];
  const boxes = entries.map((entry) => entry.getBoundingClientRect());
  const begins = boxes.findIndex(({ top }) => top > TOP_PX - NEAR_PX && top < innerHeight);
  const read = entries[begins < 0 ? boxes.findIndex(({ bottom }) => bottom > TOP_PX) : begins];
  const before = read?.getBoundingClientRect().top;
  change();
  await tick();
  if (!read || before === undefined || scrollY === 0) return;
  const same = document.getElementById(read.id);
  if (same) scrollBy({ top: same.getBoundingClientRect().top - before, behavior: "instant" });
}
