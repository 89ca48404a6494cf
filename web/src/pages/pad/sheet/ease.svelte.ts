/** How somebody likes the pad on this device: size of type, and a screen that stays on. */

import { remember, remembered } from "../../../lib/memory";

export const TYPES = ["large", "larger", "largest"] as const;
export type Type = (typeof TYPES)[number];
const KEY = "pad-ease";

class Ease {
  type = $state<Type>("large");
  awake = $state(true);

  constructor() {
    const { type, awake } = kept();
    this.type = TYPES.find((known) => known === type) ?? "large";
    this.awake = awake !== false;
  }

  choose(wish: { type?: Type; awake?: boolean }): void {
    Object.assign(this, wish);
    remember(KEY, JSON.stringify({ type: this.type, awake: this.awake }));
  }
}

export const ease = new Ease();

function kept(): { type?: unknown; awake?: unknown } {
  try {
    const found: unknown = JSON.parse(remembered(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {};
  }
}
