/** The browser offers once, and early, to install the page: this keeps the offer for the settings page. */

/** Not all browsers have it, and TypeScript has no type for it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);
let done = $state(false);

/** Call once at the start. */
export function catchOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // otherwise the browser would ask at a bad moment
    offer = event as Offer;
  });
  addEventListener("appinstalled", () => {
    offer = null;
    done = true;
  });
}

export function isOffered(): boolean {
  return offer !== null;
}

/** Whether the page was installed on this visit, or runs as an app now. */
export function isInstalled(): boolean {
  return done || matchMedia("(display-mode: standalone)").matches;
}

/** Shows the browser's install dialog; possible once for each offer. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
