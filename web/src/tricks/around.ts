/** Where everybody sits: the first at the lower edge, the others clockwise from there. */

import { sidesOf } from "../lib/sides";

export interface Spot {
  /** From the middle of the table, -1 to 1: to the right and downwards. */
  x: number;
  y: number;
}

const SIDEWAYS = 1.2;

export function spot(index: number, seats: number): Spot {
  const angle = Math.PI / 2 + (index * 2 * Math.PI) / seats;
  return { x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
}

/** On a wide page those at the sides sit at the very edge, so that the cards have room. */
export function edge({ x, y }: Spot): Spot {
  return { x: rounded(Math.max(-1, Math.min(1, SIDEWAYS * x))), y };
}

/** On a screen for everybody the cards lie in two rows, each before its player. */
export function inTwoRows(seats: readonly number[]): Map<number, Spot> {
  const { far, near } = sidesOf(seats);
  const row = (side: readonly number[], y: number) =>
    side.map((seat, n): [number, Spot] => [seat, { x: rounded((2 * n + 1) / side.length - 1), y }]);
  return new Map([...row(far, -1), ...row(near, 1)]);
}

/** On a narrow page the others sit in two rows of six columns, the outermost nearest: `[row, first column, columns]`. */
const ROWS: Record<number, [number, number, number][]> = {
  1: [[1, 2, 4]],
  2: [
    [1, 1, 3],
    [1, 4, 3],
  ],
  3: [
    [1, 1, 2],
    [1, 3, 2],
    [1, 5, 2],
  ],
  4: [
    [2, 1, 3],
    [1, 1, 3],
    [1, 4, 3],
    [2, 4, 3],
  ],
  5: [
    [2, 1, 2],
    [1, 1, 2],
    [1, 3, 2],
    [1, 5, 2],
    [2, 5, 2],
  ],
};

export function cell(index: number, others: number): { row: number; column: string } {
  const [row, column, columns] = ROWS[others]?.[index] ?? [1, 1, 6];
  return { row, column: `${column} / span ${columns}` };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
