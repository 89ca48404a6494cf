/** A real keyboard: digits write, arrows move. */

/** How long a 1 waits for a 0 where a ten is possible. */
const WAIT_MS = 700;

/** One key is one number, except that a 1 may become a 10. Enter, or any other number, ends the waiting. */
export class Digits {
  readonly #enter: (number: number) => void;
  readonly #highest: () => number;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  constructor(enter: (number: number) => void, highest: () => number) {
    this.#enter = enter;
    this.#highest = highest;
  }

  /** Whether the key was meant for it. */
  take(key: string): boolean {
    if (this.#waiting !== null) {
      this.#stopWaiting();
      this.#enter(key === "0" ? 10 : 1);
      if (key === "0" || key === "Enter") return true;
    }
    if (!/^\d$/.test(key)) return false;
    if (key === "1" && this.#highest() >= 10) this.#wait();
    else this.#enter(Number(key));
    return true;
  }

  #wait(): void {
    this.#waiting = setTimeout(() => {
      this.#waiting = null;
      this.#enter(1);
    }, WAIT_MS);
  }

  #stopWaiting(): void {
    clearTimeout(this.#waiting ?? undefined);
    this.#waiting = null;
  }
}

export interface Move {
  seats: number;
  field?: "bid" | "tricks";
}

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: { seats: -1 },
  ArrowDown: { seats: 1 },
  ArrowLeft: { seats: 0, field: "bid" },
  ArrowRight: { seats: 0, field: "tricks" },
};

export function moveOf(key: string): Move | undefined {
  return MOVES[key];
}
