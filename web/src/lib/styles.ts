/** Style sheets: without them nobody finds their way about in the page, and the browser asks for each only once. */

const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];
const SHEETS = "link[rel=stylesheet]";

/** How often each address was asked for again. */
const tries = new Map<string, number>();

/** Asks again for those that could not be loaded, now or later, until they are there. */
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
