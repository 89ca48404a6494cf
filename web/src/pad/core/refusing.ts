import type { Refusal } from "./model.ts";

export function no(reason: string, rule: string | null = null, args: Refusal["args"] = {}): Refusal {
  return { reason, rule, args };
}

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === "object" && x !== null && "reason" in x;
}

/** The first refusal in the order of asking; later questions may rely on the answers of earlier ones. */
export function firstOf(...questions: (() => Refusal | null)[]): Refusal | null {
  for (const ask of questions) {
    const refusal = ask();
    if (refusal) return refusal;
  }
  return null;
}

const LONGEST_QUOTE = 40;

/** Enough of a text that came from outside to recognise it by. */
export function cut(text: string): string {
  return [...text].slice(0, LONGEST_QUOTE).join("");
}
