/** Every seat has a colour of its own. Nobody needs to see it: there is always a name or a shape with it. */
import type { Ink } from "./face";

export const SEAT_INKS: readonly Ink[] = ["blue", "red", "green", "gold", "purple", "black", "sea", "rose"];

export function inkOfSeat(seat: number): Ink {
  return SEAT_INKS[seat % SEAT_INKS.length] ?? "plain";
}
