/** Where seats stand around the table: cells of a field of three by three, mine at the lower edge, then clockwise. */

const [TOP_LEFT, TOP, TOP_RIGHT, LEFT, RIGHT, LOWER_LEFT, MINE, LOWER_RIGHT] = [0, 1, 2, 3, 5, 6, 7, 8];

const AROUND: Readonly<Record<number, readonly number[]>> = {
  1: [MINE],
  2: [MINE, TOP],
  3: [MINE, TOP_LEFT, TOP_RIGHT],
  4: [MINE, LEFT, TOP, RIGHT],
  5: [MINE, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT],
  6: [MINE, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT],
  7: [MINE, LOWER_LEFT, LEFT, TOP_LEFT, TOP_RIGHT, RIGHT, LOWER_RIGHT],
  8: [MINE, LOWER_LEFT, LEFT, TOP_LEFT, TOP, TOP_RIGHT, RIGHT, LOWER_RIGHT],
};

/** The cell of the n-th seat, counted from mine; null for a table with more seats than there are places. */
export function cellOf(n: number, seats: number): number | null {
  return AROUND[seats]?.[n] ?? null;
}
