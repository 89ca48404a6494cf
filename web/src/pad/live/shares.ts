/** What this device remembers of the pads that it shares. */

import { remember, remembered } from "../../lib/memory";

export interface Share {
  /** The pad, and the id under which others find it. */
  pad: string;
  share: string;
  /** The last one that the server has, and a mark of what stood in the pad then. */
  revision: number;
  sent: string;
  /** As others reach it; known when the server has told it. */
  link?: string;
  /** `ending`: the server is still to be told. `ended`: it says that there is nothing any more. */
  over?: "ending" | "ended";
}

export const KEY = "shared-pads";

export function readShares(): readonly Share[] {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isShare) : [];
  } catch {
    return []; // damaged: nothing is shared, and the pads themselves are kept elsewhere
  }
}

/** False if the browser keeps nothing: then they are shared until the page is closed. */
export function keepShares(shares: readonly Share[]): boolean {
  const text = JSON.stringify(shares);
  remember(KEY, text);
  return remembered(KEY) === text;
}

function isShare(found: unknown): found is Share {
  const { pad, share, revision, sent } = (found ?? {}) as Partial<Record<keyof Share, unknown>>;
  return (
    typeof pad === "string" &&
    typeof share === "string" &&
    Number.isSafeInteger(revision) &&
    typeof sent === "string"
  );
}

/** 128 random bits in 22 characters: whoever has not been told it does not find it. */
export function newShareId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .slice(0, 22)
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Tells texts apart, in a few letters: other tabs shall see what has been sent already. */
export function markOf(text: string): string {
  let [a, b] = [text.length, 7];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    a = (Math.imul(a, 31) + letter) | 0;
    b = (Math.imul(b, 65_599) ^ letter) | 0;
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}
