/**
 * What the tabs of one browser tell each other: every state of a pad, as soon as it is there. The desk tells by itself
 * what is written there, even to a tab that is just being opened; what finds no room there is told by a channel.
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
