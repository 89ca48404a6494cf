const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 12;
/** Bytes above this would make some letters more likely. */
const UNFAIR = 256 - (256 % LETTERS.length);

/** A unique id; the browser's better function needs a secure connection. */
export function newId(): string {
  let id = "";
  while (id.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    for (const byte of bytes) if (byte < UNFAIR) id += LETTERS[byte % LETTERS.length];
  }
  return id.slice(0, LENGTH);
}
