/** Who I am to the server: a name and a cookie. Asked for once, by whichever page needs it first. */

import type { Me } from "../wire/table";
import { Problem, ask, post, whoAmI } from "./api";
import { say } from "./words.svelte";

class Guest {
  /** Undefined: not known yet. Null: a stranger. */
  me = $state<Me | null | undefined>();

  /** Asks the server. */
  async find(): Promise<Me | null> {
    this.me = await whoAmI();
    return this.me;
  }

  /** A stranger tells a name; whoever is known already keeps theirs. */
  async comeIn(name: string): Promise<Me> {
    const known = this.me ?? (await whoAmI());
    if (known === null) await post("/api/guests", { name });
    this.me = known ?? (await whoAmI());
    if (this.me === null) throw new Problem("no-cookies", say("no-cookies"));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/api/me", { name });
  }

  /** Everything that the server knows about me is deleted. */
  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
    this.me = null;
  }
}

export const guest = new Guest();
