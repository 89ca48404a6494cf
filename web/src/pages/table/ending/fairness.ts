/** The check of docs/fairness.md that a browser can do by itself: does the secret fit what was shown before the game? */

const SCHEME = "skulduggery/fair/1";

/** SHA-256 of the scheme, "commit" and the secret, each with its length before it. Null where the browser cannot. */
export async function commitmentOf(secret: string): Promise<string | null> {
  // Browsers keep this to themselves on pages without a secure connection.
  if (!("subtle" in crypto)) return null;
  const encoder = new TextEncoder();
  const bytes = joined([encoder.encode(SCHEME), encoder.encode("commit"), fromHex(secret)]);
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  const lengths = new DataView(all.buffer);
  let at = 0;
  for (const part of parts) {
    lengths.setUint32(at, part.length);
    all.set(part, at + 4);
    at += 4 + part.length;
  }
  return all;
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
