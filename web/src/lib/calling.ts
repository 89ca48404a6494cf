/**
 * Notifies players who look elsewhere, for example at another tab, that it is their turn: a notification, if allowed,
 * and vibration. (Other modules set the title and play the sound.)
 */

import { preferences } from "./preferences.svelte";

/** What notifications still need: nothing, https, another browser, or another browser setting. */
export type Standing = "possible" | "insecure" | "none" | "refused";

const TAG = "your-turn";
const ICON = "/icon-192.png";
const VIBRATION_MS = [180, 90, 180];

/** TypeScript's DOM types have no vibration; Android's browsers do. */
type Options = NotificationOptions & { vibrate: number[]; renotify: boolean };

export function standing(): Standing {
  if (!isSecureContext) return "insecure";
  if (!("Notification" in globalThis)) return "none";
  return Notification.permission === "denied" ? "refused" : "possible";
}

/** Whether a notification would be shown now. */
export function isOn(): boolean {
  return preferences.notify && standing() === "possible" && Notification.permission === "granted";
}

/** Call this from a tap, or the browser refuses. Returns whether it was allowed. */
export async function turnOn(): Promise<boolean> {
  if (standing() !== "possible") return false;
  const allowed = (await Notification.requestPermission()) === "granted";
  preferences.choose({ notify: allowed });
  return allowed;
}

/** Calls until the page is visible, or until the returned function is called. Never throws. */
export function call(title: string, text: string): () => void {
  let over = false;
  let close: (() => void) | undefined;
  const stop = () => {
    over = true;
    document.removeEventListener("visibilitychange", look);
    close?.();
  };
  const look = () => {
    if (document.visibilityState === "visible") stop();
  };
  document.addEventListener("visibilitychange", look);
  vibrate();
  if (isOn())
    show(title, text).then(
      (closing) => {
        close = closing;
        if (over) close();
      },
      () => undefined,
    );
  return stop;
}

/** Browsers warn about vibration on a page that was never touched. */
function vibrate(): void {
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(VIBRATION_MS);
}

/** Phones show notifications only from a service worker. Returns a function that closes the notification. */
async function show(title: string, body: string): Promise<() => void> {
  const data = { path: location.pathname };
  const options: Options = { body, tag: TAG, icon: ICON, vibrate: VIBRATION_MS, renotify: true, data };
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) {
    await worker.showNotification(title, options);
    return () =>
      void worker.getNotifications({ tag: TAG }).then((shown) => shown.forEach((one) => one.close()));
  }
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  return () => shown.close();
}
