/** Which page is shown: the address decides, so that links, reloads and the back button work as expected. */

let address = $state(read());
let place = $state(location.hash.slice(1));

/** The current address; reactive. */
export function here(): { path: string; tv: boolean; sheet: boolean } {
  return {
    path: address.path,
    tv: /[?&]tv\b/.test(address.query),
    sheet: /[?&]sheet\b/.test(address.query),
  };
}

/** The part of the address after `#`, such as a rule's id; empty without one. */
export function placeOnPage(): string {
  return place;
}

/** Navigates; `replace` adds no history entry. */
export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  arrive();
  if (!place) scrollTo(0, 0);
}

/** Makes ordinary links within the page work without a reload. Call it once. */
export function follow(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || !isOurs(link) || isSpecial(event)) return;
    if (link.hash && isHere(link)) return; // the browser handles it
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}

/** Another place on the same page is not another page. */
function arrive(): void {
  const now = read();
  if (now.path !== address.path || now.query !== address.query) address = now;
  place = location.hash.slice(1);
}

function isHere(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function isOurs(link: HTMLAnchorElement): boolean {
  return (
    link.origin === location.origin && !link.download && !link.target && !link.pathname.startsWith("/api/")
  );
}

/** A new tab, a new window, or already handled. */
function isSpecial(event: MouseEvent): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );
}

function read(): { path: string; query: string } {
  return { path: location.pathname, query: location.search };
}
