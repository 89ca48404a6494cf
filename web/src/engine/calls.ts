/** Pending requests by number. */

export interface Call {
  resolve(answer: string): void;
  reject(problem: Error): void;
}

export class Calls {
  readonly #open = new Map<number, Call>();
  #last = 0;

  /** The number of the request. */
  add(call: Call): number {
    this.#last += 1;
    this.#open.set(this.#last, call);
    return this.#last;
  }

  /** Removes and returns the caller that waits for this answer. */
  take(id: number): Call | undefined {
    const call = this.#open.get(id);
    this.#open.delete(id);
    return call;
  }

  /** Rejects all pending requests. */
  rejectAll(problem: Error): void {
    const calls = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of calls) reject(problem);
  }
}
