/**
 * What of a pad is shown: writing, the whole sheet, the chart, or a round of before. The address says it behind its `#`,
 * so that a reload stays there. The button for back leads from a round that was picked on the sheet to the sheet, from
 * anywhere else to the present round, and from there out of the pad, however often somebody looked around.
 */

import { go, placeOnPage } from "../../../lib/router.svelte";

export type View = "now" | "sheet" | "chart";
export type Place = "" | "sheet" | "chart" | `round-${number}`;

export interface Shown {
  view: View;
  /** Index of a round that was picked to be changed. */
  picked: number | null;
  /** Where whoever has changed it wants to be again. */
  before: "" | "sheet";
}

/** What is remembered of a step in the browser's history. */
interface Step {
  /** So many steps back lies the present round; 0 if it is not among them. */
  back: number;
  /** The step before this one is the sheet. */
  onSheet: boolean;
}

/** Reading it in a component makes that component follow. An address that makes no sense leads to the present. */
export function shownNow(rounds: number): Shown {
  const place = placeOnPage();
  if (place === "sheet" || place === "chart") return { view: place, picked: null, before: "" };
  const picked = Number(/^round-(\d+)$/.exec(place)?.[1] ?? 0);
  return {
    view: "now",
    picked: picked >= 1 && picked <= rounds ? picked - 1 : null,
    before: step().onSheet ? "sheet" : "",
  };
}

export function show(place: Place): void {
  const before = placeOnPage();
  const { back, onSheet } = step();
  const isRound = place.startsWith("round-");
  if (before === place) return;
  if (place === "" && back > 0) history.go(-back);
  else if (onSheet && !isRound) {
    addEventListener("popstate", () => show(place), { once: true });
    history.back();
  } else if (place === "") arrive(place, { back: 0, onSheet: false }, true);
  else if (before === "") arrive(place, { back: 1, onSheet: false });
  else if (before === "sheet" && isRound) arrive(place, { back: back && back + 1, onSheet: true });
  else arrive(place, { back, onSheet }, true);
}

function arrive(place: Place, step: Step, replace = false): void {
  go(location.pathname + location.search + (place && `#${place}`), { replace });
  history.replaceState({ pad: step }, "");
}

function step(): Step {
  const { pad } = (history.state ?? {}) as { pad?: Step };
  return { back: pad?.back ?? 0, onSheet: pad?.onSheet ?? false };
}
