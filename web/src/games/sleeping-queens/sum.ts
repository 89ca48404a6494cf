/** Arithmetic with the numbers that are picked. Whether they may go, the server says. */

const HIGHEST = 10;

export interface Sum {
  terms: number[];
  sign: "=" | "≠" | null;
  result: number | null;
  /** The result is among the picked cards; otherwise it is only what they add up to. */
  held: boolean;
}

/** The largest beside what all others add up to; or the total, while one more card may still be that. */
export function sumOf(picked: readonly number[]): Sum {
  const numbers = picked.toSorted((one, other) => one - other);
  const others = numbers.slice(0, -1);
  const largest = numbers.at(-1) ?? 0;
  if (others.length === 0) return { terms: numbers, sign: null, result: null, held: false };
  const total = added(numbers);
  if (added(others) === largest) return { terms: others, sign: "=", result: largest, held: true };
  if (total <= HIGHEST) return { terms: numbers, sign: "=", result: total, held: false };
  return { terms: others, sign: "≠", result: largest, held: true };
}

function added(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
