/** Style sheets: the page is unusable without them, and the browser requests each only once. */

const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const SHEETS = "link[rel=stylesheet]";

/** How often each address was retried. */
const tries = new Map<string, number>();

/** Retries failed style sheets, now or later, until they load. */
export function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(SHEETS))
    if (link.sheet === null) fetchAgain(link);
  const lost = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.matches(SHEETS)) fetchAgain(target);
  };
  addEventListener("error", lost, true); // such events do not bubble
}

function fetchAgain(lost: HTMLLinkElement): void {
  const tried = tries.get(lost.href) ?? 0;
  tries.set(lost.href, tried + 1);
  const again = () => lost.replaceWith(lost.cloneNode());
  setTimeout(again, WAITS_MS[Math.min(tried, WAITS_MS.length - 1)]);
}
