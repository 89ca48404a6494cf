/** Runs work when nothing is waiting, so that it does not compete with a first view. */

const CALM_MS = 3_000;

/** Runs when the page is loaded, a few seconds have passed and the browser is idle. Failures are ignored. */
export function whenCalm(then: () => Promise<unknown>): void {
  if (!import.meta.env.PROD) return; // during development nothing is cached
  const run = () => void then().catch(() => undefined);
  const soon = () =>
    setTimeout(() => ("requestIdleCallback" in globalThis ? requestIdleCallback(run) : run()), CALM_MS);
  if (document.readyState === "complete") soon();
  else addEventListener("load", soon, { once: true });
}
