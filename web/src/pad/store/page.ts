/** What the pad storage needs from the page. */

import { remember, remembered } from "../../lib/memory.ts";

const ASKED = "pad-persist";

/** Asks before the page is closed if data would be lost. Only then: such a handler slows down returning to the page. */
export function askBeforeLeaving(isAtRisk: boolean): void {
  if (isAtRisk) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Runs whenever this tab becomes visible again, also from the back-forward cache. */
export function whenSeenAgain(then: (fromTheCache: boolean) => void): void {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && then(false));
  addEventListener("pageshow", ({ persisted }) => persisted && then(true));
}

/** Asks the browser once never to evict the stores. */
export function askToPersist(): void {
  if (remembered(ASKED)) return;
  remember(ASKED, "asked");
  void navigator.storage?.persist?.().catch(() => undefined);
}
