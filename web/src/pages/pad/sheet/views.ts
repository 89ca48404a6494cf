/**
 * What of a pad is shown: writing, the whole sheet, the chart, or a round of before. The address says it behind its `#`,
 * so that a reload stays there and the button for back leads to the present round, however often somebody looked around.
 */

import { go, placeOnPage } from "../../../lib/router.svelte";

export type View = "now" | "sheet" | "chart";
export type Place = "" | "sheet" | "chart" | `round-${number}`;

export interface Shown {
  view: View;
  /** Index of a round that was picked to be changed. */
  picked: number | null;
}

/** Reading it in a component makes that component follow. An address that makes no sense leads to the present. */
export function shownNow(rounds: number): Shown {
  const place = placeOnPage();
  if (place === "sheet" || place === "chart") return { view: place, picked: null };
  const picked = Number(/^round-(\d+)$/.exec(place)?.[1] ?? 0);
  return { view: "now", picked: picked >= 1 && picked <= rounds ? picked - 1 : null };
}

/** One step back always leads from anywhere else to writing, and from there out of the pad. */
export function show(place: Place): void {
  const before = placeOnPage();
  if (before === place) return;
  const path = location.pathname + location.search;
  if (place !== "") {
    const isStep = before === "" || isMarked();
    go(`${path}#${place}`, { replace: before !== "" });
    if (isStep) history.replaceState({ pad: true }, "");
  } else if (isMarked()) history.back();
  else go(path, { replace: true });
}

/** Whether the step before this one is the same pad at the present round. */
function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "pad" in state;
}
