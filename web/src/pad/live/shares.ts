/** The shares that this device stores. */

import { remember, remembered } from "../../lib/memory";

export interface Share {
  /** The pad, and the id of its link. */
  pad: string;
  share: string;
  /** The last revision that the server has, and a hash of the pad's content then. */
  revision: number;
  sent: string;
  /** The public link; set when the server has told us. */
  link?: string;
  /** `ending`: the server must still be told. `ended`: the server says that it is over. */
  over?: "ending" | "ended";
}

export const KEY = "shared-pads";

export function readShares(): readonly Share[] {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isShare) : [];
  } catch {
    return []; // damaged: treat as not shared; the pads themselves are stored elsewhere
  }
}

/** False if the browser stores nothing: then pads are shared until the page is closed. */
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

/** 128 random bits in 22 characters: nobody can guess it. */
export function newShareId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .slice(0, 22)
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** A short hash of a text, so that other tabs see what was sent already. */
export function markOf(text: string): string {
  let [a, b] = [text.length, 7];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    a = (Math.imul(a, 31) + letter) | 0;
    b = (Math.imul(b, 65_599) ^ letter) | 0;
  }
  return `${(a >>> 0).toString(36)}.${(b >>> 0).toString(36)}`;
}
