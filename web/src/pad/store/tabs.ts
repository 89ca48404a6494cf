/** What the tabs of one browser tell each other: every state of a pad, as soon as it is there. */
export class Tabs {
  #channel: BroadcastChannel | undefined;

  constructor(heard: (id: string, text: unknown) => void) {
    try {
      this.#channel = new BroadcastChannel("skulduggery-pads");
      this.#channel.onmessage = ({ data }: MessageEvent<{ id: string; text: unknown }>) =>
        heard(data.id, data.text);
    } catch {
      // Without it a tab finds what another one has written when it is looked at or written in.
    }
  }

  tell(id: string, text: string): void {
    this.#channel?.postMessage({ id, text });
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }
}
