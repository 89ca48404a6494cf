/** Ways to leave a hand that nobody thinks of: a screen that goes off, another tab, the button for back. */

import type { Passing } from "./passing.svelte";

/** Calls `hide` before anybody else can see the page. Returns how to stop. */
export function hideWhenLeft(hide: () => void): () => void {
  const whenHidden = () => {
    if (document.visibilityState === "hidden") hide();
  };
  document.addEventListener("visibilitychange", whenHidden);
  // A page that is left may come back as it was, without being loaded anew.
  addEventListener("pagehide", hide);
  addEventListener("pageshow", hide);
  document.addEventListener("freeze", hide);
  return () => {
    document.removeEventListener("visibilitychange", whenHidden);
    removeEventListener("pagehide", hide);
    removeEventListener("pageshow", hide);
    document.removeEventListener("freeze", hide);
  };
}

/** Whether the browser stands on the step that was made for a hand. */
let marked = false;

/**
 * A step back from a hand leads to its cover, and a step on does not lead to the hand again: both are the same page to the
 * browser, and going from one to the other covers. From the cover the step back leads away, as it does from any page.
 */
export function stepBackCovers(passing: Pick<Passing, "hide" | "stage">): () => void {
  marked = isMarked();
  const stepped = () => {
    const hasLeftMark = marked && !isMarked();
    marked = isMarked();
    if (passing.stage?.type === "hand") passing.hide();
    else if (hasLeftMark) history.back();
  };
  addEventListener("popstate", stepped);
  return () => removeEventListener("popstate", stepped);
}

/** To be called before a hand is shown: from then on there is a step to go back. */
export function markStep(): void {
  if (!isMarked()) history.pushState({ hand: true }, "");
  marked = true;
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "hand" in state;
}
