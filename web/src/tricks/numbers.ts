/** Points with their sign, the minus as printers set it. */
export function signed(points: number): string {
  if (points > 0) return `+${points}`;
  return points < 0 ? `−${-points}` : "0";
}

/** A total: without a plus. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
