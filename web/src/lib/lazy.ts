/** Loading a part of the page once more, after it could not be loaded. */

import { get, Problem } from "./api";

/** Style sheets that could not be fetched. The bundler's loader asks for each only once, so they are fetched here. */
const lostStyles = new Set<string>();
const NAMED = /CSS for (\S+)$/;

addEventListener("vite:preloadError", (event) => {
  const [, address] = NAMED.exec(String((event as Event & { payload?: unknown }).payload)) ?? [];
  if (address) lostStyles.add(address);
});

/**
 * Loads a part that could not be loaded. Some browsers keep a script that has failed once, and a newer page has scripts of
 * other names: if it fails again though the server is there, only a new page helps.
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
