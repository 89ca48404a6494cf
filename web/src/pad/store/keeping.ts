/**
 * Stores every state of a pad twice: at once on the desk (localStorage), then in the drawer (IndexedDB). A pad that
 * nobody is writing leaves the desk once it is safe in the drawer. A failed write is retried with the next change.
 */

import type { Damaged } from "./damaged.ts";
import type { Desk } from "./desk.ts";
import type { Drawer, Put } from "./drawer.ts";
import { type Kept, isOpen } from "./kept.ts";

/** `one-copy`: one more failure would lose data. `nowhere`: closing the page would. */
export type Trouble = "none" | "one-copy" | "nowhere";

export interface Listener {
  /** There is a newer copy than the one to be stored. */
  newer(kept: Kept): void;
  /** Called after each write, successful or not. */
  kept(): void;
  /** The drawer works again. */
  reopened(): void;
}

export class Keeping {
  /** Pads that could not be written there. */
  readonly #offDesk = new Map<string, Kept>();
  readonly #offDrawer = new Map<string, Kept>();
  /** Pads waiting for the drawer, and those being written now. */
  readonly #waiting = new Map<string, Kept>();
  #underWay: readonly Kept[] = [];
  #putting: Promise<void> = Promise.resolve();
  /** The drawer could not be opened, so its content is unknown. */
  isClosed = false;
  /** Damaged copies in the drawer. */
  damaged: readonly Damaged[] = [];

  constructor(
    private readonly desk: Desk,
    private readonly drawer: Drawer,
    private readonly listener: Listener,
  ) {}

  get trouble(): Trouble {
    if ([...this.#offDesk.keys()].some((id) => this.#offDrawer.has(id))) return "nowhere";
    return this.isClosed || this.#offDesk.size + this.#offDrawer.size > 0 ? "one-copy" : "none";
  }

  /** Whether closing the page now would lose data. */
  get isAtRisk(): boolean {
    const isUnderWay = (id: string) =>
      this.#waiting.has(id) || this.#underWay.some(({ game }) => game.id === id);
    return [...this.#offDesk.keys()].some((id) => this.#offDrawer.has(id) || isUnderWay(id));
  }

  /** On the desk at once, in the drawer soon. */
  keep(kept: Kept): void {
    this.#offDesk.set(kept.game.id, kept);
    for (const [id, pad] of this.#offDesk) if (this.desk.write(pad)) this.#offDesk.delete(id);
    this.keepInDrawer(kept);
  }

  keepInDrawer(kept: Kept): void {
    for (const pad of [...this.#offDrawer.values(), kept]) this.#waiting.set(pad.game.id, pad);
    this.#putting = this.#putting.then(() => this.#putWaiting());
    this.listener.kept();
  }

  /** A pad that is in the drawer and is being written again. */
  keepOnDesk(kept: Kept): void {
    if (!isOpen(kept)) return;
    if (this.desk.write(kept)) this.#offDesk.delete(kept.game.id);
    else this.#offDesk.set(kept.game.id, kept);
    this.listener.kept();
  }

  /** All or none: in the drawer, or on the desk if there is no drawer. */
  async keepTogether(pads: readonly Kept[]): Promise<boolean> {
    const put = await this.#put(pads);
    if (!put && !this.desk.writeAll(pads)) return false;
    for (const kept of pads) {
      if (put) this.keepOnDesk(kept);
      else this.#offDrawer.set(kept.game.id, kept);
    }
    this.listener.kept();
    return true;
  }

  /** Everything readable in the drawer, in small steps so that nothing blocks; undefined if it cannot be opened. */
  async readDrawer(): Promise<Kept[] | undefined> {
    const all = await this.drawer.all().catch(() => undefined);
    this.isClosed = !all;
    if (!all) return undefined;
    this.damaged = all.damaged;
    const found = await bitByBit(all.pads, ({ id, read }) => ({ id, kept: read() }));
    const damaged = found.filter(({ kept }) => kept === "damaged").map(({ id }) => id);
    if (damaged.length > 0) this.damaged = [...this.damaged, ...(await this.drawer.setAside(damaged))];
    const pads = found.map(({ kept }) => kept).filter((kept) => typeof kept !== "string");
    const lying = new Set(this.desk.ids());
    for (const kept of pads) if (lying.has(kept.game.id) && !isOpen(kept)) this.desk.drop(kept);
    return pads;
  }

  /** Deletes from both places, unless they have changed meanwhile. */
  async throwAway(pads: readonly Kept[]): Promise<void> {
    for (const kept of pads) this.desk.drop(kept);
    await this.drawer.throwAway(pads).catch(() => undefined);
  }

  async throwAwayDamaged(damaged: Damaged): Promise<void> {
    if (damaged.where === "desk") return this.desk.throwAway(damaged);
    const isGone = await this.drawer.throwAwayDamaged(damaged).then(
      () => true,
      () => false,
    );
    if (isGone) this.damaged = this.damaged.filter(({ key }) => key !== damaged.key);
  }

  /** Resolves when all pending writes are done or have failed. */
  async rest(): Promise<void> {
    for (let last; last !== this.#putting;) await (last = this.#putting);
  }

  async #putWaiting(): Promise<void> {
    if (this.#waiting.size === 0) return; // an earlier run has already written everything
    this.#underWay = [...this.#waiting.values()];
    this.#waiting.clear();
    const put = await this.#put(this.#underWay);
    for (const kept of this.#underWay)
      if (!put?.safe.has(kept.game.id)) this.#offDrawer.set(kept.game.id, kept);
    this.#underWay = [];
    this.listener.kept();
  }

  async #put(pads: readonly Kept[]): Promise<Put | undefined> {
    const put = await this.drawer.put(pads).catch(() => undefined);
    for (const kept of pads) if (put?.safe.has(kept.game.id)) this.#isSafe(kept);
    this.damaged = [...this.damaged, ...(put?.damaged ?? [])];
    for (const kept of put?.newer ?? []) this.listener.newer(kept);
    if (put && this.isClosed) this.listener.reopened();
    return put;
  }

  #isSafe(kept: Kept): void {
    const { id } = kept.game;
    this.#offDrawer.delete(id);
    if (this.#waiting.has(id) || isOpen(kept)) return;
    this.desk.drop(kept);
    this.#offDesk.delete(id);
  }
}

const AT_A_TIME = 20;

export async function bitByBit<T, U>(things: readonly T[], what: (thing: T) => U): Promise<U[]> {
  const done: U[] = [];
  for (const thing of things) {
    if (done.length % AT_A_TIME === AT_A_TIME - 1) await new Promise((resolve) => setTimeout(resolve));
    done.push(what(thing));
  }
  return done;
}
