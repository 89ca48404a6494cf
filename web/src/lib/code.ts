/** The five letters that lead to a table, as people type them. */

export const CODE_LENGTH = 5;
/** No code holds these: they are misread. */
const NEVER = /[ILOU]/;
const LINK = /\/t\/([A-Za-z0-9_-]{22})\b/;

/** What stays of what was typed: at most five letters, in capitals, whatever stood between them. */
export function tidied(typed: string): string {
  const plain = typed.normalize("NFD").toUpperCase();
  return plain.replaceAll(/[^A-Z]/g, "").slice(0, CODE_LENGTH);
}

/** The table's id, for those who paste the whole link where the code belongs. */
export function tableInLink(typed: string): string | null {
  return LINK.exec(typed)?.[1] ?? null;
}

/** What is wrong with a code before anybody is asked; null if it may be one. */
export function fault(code: string): "too-short" | "misread" | null {
  if (code.length < CODE_LENGTH) return "too-short";
  return NEVER.test(code) ? "misread" : null;
}
