/** Whether others can watch a pad. What knows it comes along only where something is shared. */

import { remembered } from "../../../lib/memory";
import type { live, Sending } from "../../../pad/live/live.svelte";
import { KEY } from "../../../pad/live/shares";

class Sharing {
  #live = $state.raw<typeof live | null>(null);

  /** To be asked when a pad is opened, and when it may have been shared. */
  look(): void {
    if ((remembered(KEY) ?? "[]") === "[]") return;
    import("../../../pad/live/live.svelte").then(
      (found) => (this.#live = found.live),
      () => undefined,
    );
  }

  state(id: string): Sending | undefined {
    return this.#live?.isShared(id) ? this.#live.state(id) : undefined;
  }
}

export const sharing = new Sharing();
