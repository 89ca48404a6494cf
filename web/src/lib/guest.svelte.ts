/** Who I am to the server: a name and a cookie. Asked for once, by whichever page needs it first. */

import type { Me } from "../wire/table";
import { Problem, ask, post, whoAmI } from "./api";
import { say } from "./words.svelte";

class Guest {
  /** Undefined: not known yet. Null: a stranger. */
  me = $state<Me | null | undefined>();
  /** The crest that was chosen, also by somebody who has not come in yet. */
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

  /** What goes with a name. */
  #named(name: string): { name: string; crest?: number } {
    return this.crest === null ? { name } : { name, crest: this.crest };
  }

  /** A stranger tells a name; whoever is known already keeps theirs. */
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

  /** Chosen; of somebody who is known, everybody at the tables where no game has begun sees it at once. */
  async takeCrest(crest: number): Promise<void> {
    this.crest = crest;
    if (this.me) await this.rename(this.me.name);
  }

  /** Everything that the server knows about me is deleted. */
  async forget(): Promise<void> {
    await ask("DELETE", "/api/me");
    this.me = null;
    this.crest = null;
  }
}

export const guest = new Guest();
