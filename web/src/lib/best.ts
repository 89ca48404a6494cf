/** The seats with the highest count; null if no count is above 0. */
export function best(counts: readonly number[]): { seats: number[]; most: number } | null {
  const most = Math.max(...counts);
  if (most <= 0) return null;
  return { most, seats: counts.flatMap((count, seat) => (count === most ? [seat] : [])) };
}
