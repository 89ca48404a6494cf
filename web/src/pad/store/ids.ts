const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 12;
/** Bytes from here on would make some letters likelier than others. */
const UNFAIR = 256 - (256 % LETTERS.length);

/** A name that nobody else has: browsers have a better one only for secure connections. */
export function newId(): string {
  let id = "";
  while (id.length < LENGTH) {
    const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
    for (const byte of bytes) if (byte < UNFAIR) id += LETTERS[byte % LETTERS.length];
  }
  return id.slice(0, LENGTH);
}
