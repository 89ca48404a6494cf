/** The browser offers once, and early, to install the page: whoever opens the settings later can still take it up. */

/** Not all browsers have it, and TypeScript does not know it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

let offer = $state.raw<Offer | null>(null);
let done = $state(false);

/** To be called once, at the start. */
export function catchOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // it would be asked in the middle of something else
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

/** Whether it was installed on this visit, or is shown as an app just now. */
export function isInstalled(): boolean {
  return done || matchMedia("(display-mode: standalone)").matches;
}

/** The browser asks; it does so once for each offer. */
export async function install(): Promise<void> {
  const taken = offer;
  offer = null;
  await taken?.prompt();
}
