/** When nobody waits for anything: what is done then competes with no first view. */

const CALM_MS = 3_000;

/** Once the page is there, a few seconds have passed and the browser has time. What goes wrong then disturbs nobody. */
export function whenCalm(then: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return; // while it is developed, nothing of it is to be kept
  const run = () => void then().catch(() => undefined);
  const soon = () =>
    setTimeout(() => ("requestIdleCallback" in globalThis ? requestIdleCallback(run) : run()), CALM_MS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
