/** Pauses that end early when the network or the page is back. */
export class Naps {
  readonly #wakes = new Set<() => void>();

  constructor() {
    const wake = () => this.#wakes.forEach((now) => now());
    addEventListener("online", wake);
    addEventListener("pageshow", wake);
    document.addEventListener("visibilitychange", wake); // before a phone falls asleep, too
  }

  take(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#wakes.delete(done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.#wakes.add(done);
    });
  }
}
