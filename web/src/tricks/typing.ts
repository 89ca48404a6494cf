/**
 * Bids by the number keys. A digit bids at once, unless a longer bid begins with it: in round 10, 1 waits for Enter
 * (bids 1) or 0 (bids 10). Nothing depends on how quickly somebody types.
 */

export type Typed =
  | { type: "bid"; bid: number }
  /** This much was typed, and more may come. */
  | { type: "begun"; digit: number | null }
  | { type: "no-such-bid" };

/** What the key means; null if it means nothing here. `begun` is the digit that waits. */
export function typed(key: string, begun: number | null, bids: readonly number[]): Typed | null {
  if (begun !== null && key === "Enter") return bidOf(begun, bids);
  if (begun !== null && (key === "Escape" || key === "Backspace")) return { type: "begun", digit: null };
  if (!/^\d$/.test(key)) return null;
  const digit = Number(key);
  if (begun !== null) return bidOf(10 * begun + digit, bids);
  return longer(digit, bids).length > 0 ? { type: "begun", digit } : bidOf(digit, bids);
}

/** The bids of two digits that begin with this one. */
export function longer(digit: number, bids: readonly number[]): number[] {
  return bids.filter((bid) => bid >= 10 && Math.floor(bid / 10) === digit);
}

function bidOf(bid: number, bids: readonly number[]): Typed {
  return bids.includes(bid) ? { type: "bid", bid } : { type: "no-such-bid" };
}

/** Whoever writes, or looks at something else, does not mean the table. */
export function isMeantForTheTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return false;
  if (document.querySelector("dialog[open]") !== null) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest("input, select, textarea, [contenteditable], [role=slider]");
}
