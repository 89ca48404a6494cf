/** What the keeping of pads asks of the page around it. */

import { remember, remembered } from "../../lib/memory.ts";

const ASKED = "pad-persist";

/** The browser asks whoever would lose something whether to leave. Only then: pages that ask are slower to come back. */
export function askBeforeLeaving(isAtRisk: boolean): void {
  if (isAtRisk) addEventListener("beforeunload", ask);
  else removeEventListener("beforeunload", ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whenever this tab comes back: from behind another one, or by the back button from a cache, with all that it knew. */
export function whenSeenAgain(then: (fromTheCache: boolean) => void): void {
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && then(false));
  addEventListener("pageshow", ({ persisted }) => persisted && then(true));
}

/** Asks the browser once never to clear the stores by itself. */
export function askToPersist(): void {
  if (remembered(ASKED)) return;
  remember(ASKED, "asked");
  void navigator.storage?.persist?.().catch(() => undefined);
}
