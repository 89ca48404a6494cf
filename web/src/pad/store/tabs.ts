/**
 * How a browser's tabs tell each other about new states of a pad. localStorage notifies other tabs of what is written
 * there, even a tab that is just opening; a channel sends what does not fit there.
 */

import { idOn } from "./desk.ts";

export class Tabs {
  #channel: BroadcastChannel | undefined;
  readonly #stopped = new AbortController();

  constructor(heard: (id: string, text: unknown) => void) {
    const { signal } = this.#stopped;
    const hear = ({ key, newValue }: StorageEvent) => {
      const id = idOn(key ?? "");
      if (id && newValue !== null) heard(id, newValue);
    };
    addEventListener("storage", hear, { signal });
    try {
      this.#channel = new BroadcastChannel("skulduggery-pads");
      this.#channel.onmessage = ({ data }: MessageEvent<{ id: string; text: unknown }>) =>
        heard(data.id, data.text);
    } catch {
      // Some browsers have none.
    }
  }

  tell(id: string, text: string): void {
    this.#channel?.postMessage({ id, text });
  }

  close(): void {
    this.#stopped.abort();
    this.#channel?.close();
    this.#channel = undefined;
  }
}
