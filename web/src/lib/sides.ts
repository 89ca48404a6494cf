/** A shared screen has no seat of its own: half of the players sit along its lower edge, half along the upper one. */

export interface Sides {
  /** Along the upper edge, from left to right. */
  far: number[];
  /** Along the lower edge, from left to right. */
  near: number[];
}

/** Clockwise: the lower edge from right to left, then the upper one from left to right. */
export function sidesOf(seats: readonly number[]): Sides {
  const half = Math.ceil(seats.length / 2);
  return { near: seats.slice(0, half).reverse(), far: seats.slice(half) };
}
