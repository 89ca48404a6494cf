import type { PadGame, Refusal } from "./model.ts";

export function no(reason: string, rule: string | null = null, args: Refusal["args"] = {}): Refusal {
  return { reason, rule, args };
}

/** The place on the pad: the round, and the player if one entry alone is at fault. */
export function place({ players }: PadGame, round: number, seats: readonly number[] = []): Refusal["args"] {
  const [seat = 0, ...others] = seats;
  return seats.length && !others.length ? { round, name: (players[seat] ?? "").trim() } : { round };
}

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === "object" && x !== null && "reason" in x;
}

/** The first refusal in order; later checks may rely on earlier ones. */
export function firstOf(...questions: (() => Refusal | null)[]): Refusal | null {
  for (const ask of questions) {
    const refusal = ask();
    if (refusal) return refusal;
  }
  return null;
}

const LONGEST_QUOTE = 40;

/** The beginning of a text from outside, enough to recognise it. */
export function cut(text: string): string {
  return [...text].slice(0, LONGEST_QUOTE).join("");
}
