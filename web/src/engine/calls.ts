/** Questions that are still to be answered, by their numbers. */

export interface Call {
  resolve(answer: string): void;
  reject(problem: Error): void;
}

export class Calls {
  readonly #open = new Map<number, Call>();
  #last = 0;

  /** The number of the question. */
  add(call: Call): number {
    this.#last += 1;
    this.#open.set(this.#last, call);
    return this.#last;
  }

  /** The one who waits for this answer, from now on no more. */
  take(id: number): Call | undefined {
    const call = this.#open.get(id);
    this.#open.delete(id);
    return call;
  }

  /** Nobody will be answered. */
  rejectAll(problem: Error): void {
    const calls = [...this.#open.values()];
    this.#open.clear();
    for (const { reject } of calls) reject(problem);
  }
}
