/** Shared by all charts of totals, on the page and in pictures. */

/** A shape around 0 0 for every seat's points: colour alone does not distinguish lines. */
export const SHAPES = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z",
  "M-4-4H4V4H-4Z",
  "M0-5.2L4.8 3.6H-4.8Z",
  "M0-5.4L5.4 0L0 5.4L-5.4 0Z",
  "M-1.6-5H1.6V-1.6H5V1.6H1.6V5H-1.6V1.6H-5V-1.6H-1.6Z",
  "M0 5.2L-4.8-3.6H4.8Z",
  "M0-5.4L1.5-1.7L5.3-1.7L2.3.8L3.3 4.6L0 2.4L-3.3 4.6L-2.3.8L-5.3-1.7L-1.5-1.7Z",
  "M-5-2.4L-2.4-5L0-2.6L2.4-5L5-2.4L2.6 0L5 2.4L2.4 5L0 2.6L-2.4 5L-5 2.4L-2.6 0Z",
] as const;

export interface Scale {
  low: number;
  high: number;
  /** The values of the horizontal lines. */
  marks: number[];
}

/** A scale of round numbers that includes all totals and zero, with about `lines` steps. */
export function scaleOf(totals: readonly number[], lines = 4): Scale {
  const [least, most] = [Math.min(...totals, 0), Math.max(...totals, 0)];
  const step = niceStep(most - least, lines);
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  return {
    low,
    high,
    marks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, n) => low + n * step),
  };
}

/** With a typographic minus. */
export function written(total: number): string {
  return String(total).replace("-", "−");
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(range: number, lines: number): number {
  const rough = Math.max(range, 1) / lines;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power);
}
