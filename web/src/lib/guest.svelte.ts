/** The current guest: a name and a cookie. The first page that needs it requests it once. */

import type { Me } from "../wire/table";
import { Problem, ask, post, whoAmI } from "./api";
import { say } from "./words.svelte";

class Guest {
  /** Undefined: not known yet. Null: not registered. */
  me = $state<Me | null | undefined>();
  /** The chosen crest, also before registration. */
  crest = $state<number | null>(null);

  /** Asks the server. */
  async find(): Promise<Me | null> {
    this.#knows(await whoAmI());
    return this.me ?? null;
  }

  #knows(me: Me | null): void {
    this.me = me;
    if (me) this.crest = me.crest ?? null;
  }

  /** The crest that goes with a name. */
  #named(name: string): { name: string; crest?: number } {
    return this.crest === null ? { name } : { name, crest: this.crest };
  }

  /** Registers a new guest by name; a known guest keeps the old name. */
  async comeIn(name: string): Promise<Me> {
    const known = this.me ?? (await whoAmI());
    if (known === null) await post("/api/guests", this.#named(name));
    this.#knows(known ?? (await whoAmI()));
    if (!this.me) throw new Problem("no-cookies", say("no-cookies"));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.#knows(await ask<Me>("PATCH", "/api/me", this.#named(name)));
  }

  /** Changes the crest; for a known guest, tables where no game has begun show it at once. */
  async takeCrest(crest: number): Promise<void> {
    this.crest = crest;
    if (this.me) await this.rename(this.me.name);
  }

  /** Deletes all our data on the server. */
  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
    this.me = null;
    this.crest = null;
  }
}

export const guest = new Guest();
