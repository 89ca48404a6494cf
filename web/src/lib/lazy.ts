/** Retries loading a part of the page. */

import { get, Problem } from "./api";

/** Style sheets that failed to load. The bundler's loader requests each only once, so they are fetched here. */
const lostStyles = new Set<string>();
const NAMED = /CSS for (\S+)$/;

addEventListener("vite:preloadError", (event) => {
  const [, address] = NAMED.exec(String((event as Event & { payload?: unknown }).payload)) ?? [];
  if (address) lostStyles.add(address);
});

/**
 * Loads a part again after a failure. Some browsers cache a failed script, and a newer page has other script names: if
 * it fails again although the server answers, only reloading the page helps.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    await fetchLostStyles();
    return await load();
  } catch (problem) {
    if (problem instanceof Problem) throw problem; // the server's own word
    await get("/api/games").then(
      () => location.reload(),
      () => undefined,
    );
    throw problem;
  }
}

export async function fetchLostStyles(): Promise<void> {
  await Promise.all([...lostStyles].map(fetchStyle));
}

function fetchStyle(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => {
      lostStyles.delete(address);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(address));
    };
    document.head.append(link);
  });
}
