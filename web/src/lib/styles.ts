/** The style sheets of the page itself: without them nobody finds their way about in it. */

const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000];

/** Asks again for those that could not be loaded, until they are there. */
export function fetchLostStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (link.sheet === null) fetchAgain(link, 0);
}

function fetchAgain(lost: HTMLLinkElement, tries: number): void {
  const again = () => {
    const link = lost.cloneNode() as HTMLLinkElement;
    link.onerror = () => fetchAgain(link, tries + 1);
    lost.replaceWith(link);
  };
  setTimeout(again, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]);
}
