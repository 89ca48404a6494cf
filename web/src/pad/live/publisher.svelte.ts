/**
 * Pads shared while they are written: each new state is sent to the server, if there is one. Writing never waits for
 * it. Failed requests are retried, also after a reload.
 */

import { untrack } from "svelte";

import { pads } from "../store/pads.svelte";
import { Naps } from "./naps";
import { end, isOver, linkOf, put } from "./sending";
import { KEY, type Share, keepShares, markOf, newShareId, readShares } from "./shares";

/** `waiting`: for the network. `ended`: the server no longer shares it, although this device did not stop it. */
export type Sending = "sending" | "sent" | "waiting" | "ended";

/** Taps come in bursts: wait this long before sending. */
const TOGETHER_MS = 250;
const AGAIN_MS = [1_000, 2_000, 5_000, 10_000, 20_000];

export class Publisher {
  #shares = $state.raw<readonly Share[]>(readShares());
  /** Ids of shares that could not be sent because the network is down. */
  #stuck = $state.raw<readonly string[]>([]);
  #isKept = true;
  #busy: readonly string[] = [];
  readonly #naps = new Naps();

  constructor() {
    addEventListener("storage", ({ key }) => {
      if (key === KEY || key === null) this.#look();
    });
    $effect.root(() => {
      $effect(() => this.#follow());
    });
  }

  /** Shares under a new link. */
  share(id: string): void {
    if (this.isShared(id)) return;
    const others = this.#look().filter((one) => one.pad !== id || one.over === "ending");
    this.#keep([...others, { pad: id, share: newShareId(), revision: 0, sent: "" }]);
  }

  /** Stops sending; the server is told as soon as possible. */
  stop(id: string): void {
    const rest = this.#look().filter((one) => one.pad !== id || one.over !== "ended");
    this.#keep(rest.map((one) => (one.pad === id ? { ...one, over: "ending" } : one)));
  }

  isShared(id: string): boolean {
    const one = this.#of(id);
    return one !== undefined && !one.over;
  }

  /** Undefined if it is not shared. */
  link(id: string): string | undefined {
    const one = this.#of(id);
    return one && !one.over ? (one.link ?? `${location.origin}/pad/live-${one.share}`) : undefined;
  }

  /** The link's QR code; undefined until the server knows the pad. */
  qr(id: string): string | undefined {
    const one = this.#of(id);
    return one && !one.over && one.revision > 0 ? `/api/pads/${one.share}/qr.svg` : undefined;
  }

  state(id: string): Sending | undefined {
    const one = this.#of(id);
    const game = pads.get(id);
    if (!one) return undefined;
    if (one.over) return "ended";
    if (this.#stuck.includes(one.share)) return "waiting";
    return game && one.sent === markOf(JSON.stringify(game)) ? "sent" : "sending";
  }

  /** A pad's current share; shares that only wait to be ended do not count. */
  #of(id: string): Share | undefined {
    return this.#shares.find((one) => one.pad === id && one.over !== "ending");
  }

  /** Starts pending work for all shares. Runs whenever a pad or a share changes. */
  #follow(): void {
    if (!pads.ready) return;
    for (const one of this.#shares) {
      const game = pads.get(one.pad);
      if (!game && pads.complete && !one.over) untrack(() => this.stop(one.pad));
      else if (one.over === "ending" || (game && !one.over)) void untrack(() => this.#attend(one.share));
    }
  }

  /** One request at a time for each share; later changes are handled afterwards. */
  async #attend(share: string): Promise<void> {
    if (this.#busy.includes(share)) return;
    this.#busy = [...this.#busy, share];
    for (let tries = 0, wait = TOGETHER_MS; wait;) {
      await this.#naps.take(wait);
      try {
        wait = (await this.#step(share)) ? TOGETHER_MS : 0;
        tries = 0;
        this.#setStuck(share, false);
      } catch (problem) {
        wait = AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0;
        tries += 1;
        if (isOver(problem)) this.#change(share, { over: "ended" });
        else this.#setStuck(share, true);
      }
    }
    this.#busy = this.#busy.filter((one) => one !== share);
  }

  /** Does the next step for this share; false if there is nothing left to do. */
  async #step(share: string): Promise<boolean> {
    const one = this.#look().find((each) => each.share === share);
    const game = one && pads.get(one.pad);
    if (one?.over === "ending") {
      await end(share);
      this.#keep(this.#look().filter((each) => each.share !== share));
      return false;
    }
    if (!one || !game || one.over) return false;
    const mark = markOf(JSON.stringify(game));
    if (mark === one.sent) return false;
    const told = await put(share, one.revision + 1, game);
    this.#change(share, { revision: told.revision, ...(told.taken ? { sent: mark } : {}) });
    if (!one.link)
      await linkOf(share).then(
        (link) => this.#change(share, { link }),
        () => undefined,
      );
    return true;
  }

  #change(share: string, change: Partial<Share>): void {
    this.#keep(this.#look().map((one) => (one.share === share ? { ...one, ...change } : one)));
  }

  /** The stored share now: another tab may have shared, sent or ended something. */
  #look(): readonly Share[] {
    const found = this.#isKept ? readShares() : this.#shares;
    if (JSON.stringify(found) !== JSON.stringify(this.#shares)) this.#shares = found;
    return found;
  }

  #keep(shares: readonly Share[]): void {
    this.#isKept = keepShares(shares);
    this.#shares = shares;
  }

  #setStuck(share: string, isStuck: boolean): void {
    if (this.#stuck.includes(share) === isStuck) return;
    const others = this.#stuck.filter((one) => one !== share);
    this.#stuck = isStuck ? [...others, share] : others;
  }
}
