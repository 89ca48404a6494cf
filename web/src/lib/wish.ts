/** Somebody has said that they want to play at a table: there they take a seat, if one is free, without another tap. */

let wanted: string | null = null;

export function wantSeat(table: string): void {
  wanted = table;
}

/** Whether it is this table. The wish is gone then: whoever stands up later stays standing. */
export function takeWish(table: string): boolean {
  const isMeant = wanted === table;
  wanted = null;
  return isMeant;
}
