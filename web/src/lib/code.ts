/** The five-letter code of a table, as people type it. */

export const CODE_LENGTH = 5;
/** Letters that no code contains, because they are easily misread. */
const NEVER = /[ILOU]/;
const LINK = /\/t\/([A-Za-z0-9_-]{22})\b/;

/** The code from typed text: at most five letters, in capitals, other characters removed. */
export function tidied(typed: string): string {
  const plain = typed.normalize("NFD").toUpperCase();
  return plain.replaceAll(/[^A-Z]/g, "").slice(0, CODE_LENGTH);
}

/** The table's id, if somebody pastes the whole link into the code field. */
export function tableInLink(typed: string): string | null {
  return LINK.exec(typed)?.[1] ?? null;
}

/** What is wrong with a code before any request; null if it may be valid. */
export function fault(code: string): "too-short" | "misread" | null {
  if (code.length < CODE_LENGTH) return "too-short";
  return NEVER.test(code) ? "misread" : null;
}
