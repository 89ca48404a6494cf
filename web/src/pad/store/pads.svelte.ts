/**
 * The score pads of this device. Every change is stored at once and twice, can be undone after a reload, and appears in
 * every tab. Storage failures are shown, and lose nothing that can be saved at all.
 */

import { untrack } from "svelte";

import {
  type Change,
  type Merged,
  type PadGame,
  type Refusal,
  type SetUp,
  begun,
  changed,
  isRefusal,
} from "../core/index.ts";
import { equal } from "../core/merging.ts";
import type { Damaged } from "./damaged.ts";
import { Desk } from "./desk.ts";
import { Drawer } from "./drawer.ts";
import { newId } from "./ids.ts";
import { type Kept, changedTo, isNewer, keptIn, textOf } from "./kept.ts";
import { Keeping, type Trouble, bitByBit } from "./keeping.ts";
import { changedNames, forgottenNames, namesIn } from "./names.ts";
import { Own } from "./own.ts";
import { askBeforeLeaving, askToPersist, whenSeenAgain } from "./page.ts";
import { gamesIn, newerThan, pileOf, withPads, withoutPads } from "./pile.ts";
import { stepBetween } from "./steps.ts";
import { Tabs } from "./tabs.ts";
import { type Decide, type Taken, onTopOf, taken } from "./taking.ts";
import { outdated } from "./trash.ts";
import { type Way, repeated, steppedOnce } from "./undoing.ts";

export type { Damaged, Decide, Taken, Trouble };
export type { Decision } from "./taking.ts";

const UNKNOWN: Refusal = { reason: "id", rule: null, args: {} };

export class Pads {
  /** Whether the pads being written are loaded. */
  ready = $state(false);
  /** Whether all others are, too. */
  complete = $state(false);
  trouble = $state<Trouble>("none");
  damaged = $state.raw<readonly Damaged[]>([]);
  #pile = $state.raw(pileOf());
  #forgotten = $state.raw(forgottenNames());
  /** The last changed first. */
  readonly games: readonly PadGame[] = $derived(gamesIn(this.#pile, { removed: false }));
  /** Deleted pads that can be restored. */
  readonly removed: readonly PadGame[] = $derived(gamesIn(this.#pile, { removed: true }));

  readonly #desk = new Desk();
  readonly #keeping: Keeping;
  readonly #own = new Own();
  #tabs: Tabs | undefined;
  #opened: Promise<void> | undefined;

  constructor(drawer = new Drawer()) {
    this.#keeping = new Keeping(this.#desk, drawer, {
      newer: (kept) => this.#meet(kept),
      kept: () => this.#look(),
      reopened: () => void this.#readDrawer(),
    });
  }

  /** Reads stored pads. Sets `ready` at once; resolves when everything is read. Repeated calls read once. */
  open(): Promise<void> {
    // A tab that only opens the pads does not need to reopen them with every change.
    this.#opened ??= untrack(() => this.#open());
    return this.#opened;
  }

  get(id: string): PadGame | undefined {
    const kept = this.#pile.get(id);
    return kept?.removed ? undefined : kept?.game;
  }

  begin(setUp: Omit<SetUp, "id" | "now">): PadGame | Refusal {
    const game = begun({ ...setUp, id: newId(), now: now() });
    if (isRefusal(game)) return game;
    this.#keep(changedTo(game, { mark: newId(), undo: [] }));
    this.#forgotten = changedNames(this.#forgotten, { recall: game.players });
    askToPersist();
    return game;
  }

  /** A change to a game that another tab has deleted restores it. */
  change(id: string, change: Change): Refusal | null {
    const before = this.#freshest(id);
    if (!before) return UNKNOWN;
    const game = changed(before.game, change, now());
    if (isRefusal(game)) return game;
    const back = stepBetween(game, before.game);
    if (!back && !before.removed) return null;
    const mark = newId();
    const kept = changedTo(game, { before, mark, undo: [...before.undo, ...(back ? [back] : [])] });
    this.#own.add({ id, mark, revision: kept.revision, change });
    this.#keep(kept);
    if (change.type === "set-up" && change.players) {
      this.#forgotten = changedNames(this.#forgotten, { recall: game.players });
    }
    return null;
  }

  /** False if there is nothing to undo. */
  undo(id: string): boolean {
    return this.#step(id, "undo");
  }

  redo(id: string): boolean {
    return this.#step(id, "redo");
  }

  canUndo(id: string): boolean {
    return this.get(id) !== undefined && this.#pile.get(id)?.undo.length !== 0;
  }

  canRedo(id: string): boolean {
    return this.get(id) !== undefined && this.#pile.get(id)?.redo.length !== 0;
  }

  /** It can be restored for some weeks. */
  remove(id: string): void {
    const before = this.#freshest(id);
    if (before && !before.removed) this.#keep({ ...repeated(before), removed: now() });
  }

  restore(id: string): void {
    const before = this.#freshest(id);
    if (before?.removed) this.#keep(repeated(before));
  }

  /** Stores merged games, all or none. */
  async take(merged: Merged, decide: Decide): Promise<Taken> {
    const pads = taken(merged, decide, (id) => this.#freshest(id));
    if (pads.length > 0 && !(await this.#keeping.keepTogether(pads))) return { stored: false };
    this.#set(newerThan(this.#pile, pads));
    for (const kept of pads) {
      const { game } = kept;
      const here = this.#pile.get(game.id);
      this.#tabs?.tell(game.id, textOf(kept));
      // Another tab has written there at this moment.
      if (here && isNewer(here, kept)) this.#keep(onTopOf(here, game));
      else this.#repeatMissing(kept);
    }
    if (pads.length > 0) askToPersist();
    return { stored: true, games: pads.map(({ game }) => game) };
  }

  /** All players, those of the newest game first. */
  names(): string[] {
    return namesIn(this.games, this.#forgotten);
  }

  forgetName(name: string): void {
    this.#forgotten = changedNames(this.#forgotten, { forget: [name] });
  }

  /** Deletes a damaged copy; it is shown until it is gone. */
  async throwAway(damaged: Damaged): Promise<void> {
    await this.#keeping.throwAwayDamaged(damaged);
    this.#look();
  }

  /** Resolves when all pending writes are done or have failed. */
  rest(): Promise<void> {
    return this.#keeping.rest();
  }

  /** Stops listening to other tabs. */
  close(): void {
    this.#tabs?.close();
  }

  async #open(): Promise<void> {
    this.#tabs = new Tabs((id, text) => this.#hear(id, text));
    this.#readDesk();
    this.ready = true;
    whenSeenAgain((fromTheCache) => {
      this.#readDesk();
      if (fromTheCache || this.#keeping.isClosed) void this.#readDrawer();
    });
    await this.#readDrawer();
    this.complete = true;
    const old = outdated(this.#pile.values(), Date.now());
    this.#pile = withoutPads(this.#pile, old);
    await this.#keeping.throwAway(old);
  }

  #readDesk(): void {
    this.#forgotten = forgottenNames();
    for (const id of this.#desk.ids()) {
      const kept = this.#desk.read(id);
      if (kept) this.#meet(kept);
    }
    this.#look();
  }

  /** The newer copy wins and repairs the other. */
  async #readDrawer(): Promise<void> {
    const found = (await this.#keeping.readDrawer()) ?? [];
    const newer = newerThan(this.#pile, found);
    this.#set(newer);
    await bitByBit(newer, (kept) => this.#keeping.keepOnDesk(kept));
    for (const kept of newer) this.#repeatMissing(kept);
    for (const kept of newerThan(pileOf(found), this.#pile.values())) this.#keeping.keepInDrawer(kept);
    this.#look();
  }

  #hear(id: string, text: unknown): void {
    const kept = keptIn(text, id);
    if (typeof kept !== "string") this.#meet(kept);
  }

  #meet(kept: Kept): void {
    if (!isNewer(kept, this.#pile.get(kept.game.id))) return;
    this.#set([kept]);
    this.#repeatMissing(kept);
  }

  #repeatMissing(kept: Kept): void {
    for (const change of this.#own.takeMissing(kept)) this.change(kept.game.id, change);
  }

  /** Another tab may have written without this tab hearing of it. */
  #freshest(id: string): Kept | undefined {
    const lies = this.#desk.read(id);
    if (lies) this.#meet(lies);
    return this.#pile.get(id);
  }

  #step(id: string, way: Way): boolean {
    const before = this.#freshest(id);
    if (!before || before.removed || before[way].length === 0) return false;
    const { kept, isDone } = steppedOnce(before, way, now());
    this.#keep(kept);
    return isDone;
  }

  #keep(kept: Kept): void {
    this.#set([kept]);
    this.#keeping.keep(kept);
    this.#tabs?.tell(kept.game.id, textOf(kept));
  }

  #set(pads: readonly Kept[]): void {
    if (pads.length > 0) this.#pile = withPads(this.#pile, pads);
  }

  /** Shows the state of the storage. */
  #look(): void {
    const damaged = [...this.#desk.damaged(), ...this.#keeping.damaged];
    if (!equal(damaged, this.damaged)) this.damaged = damaged;
    this.trouble = this.#keeping.trouble;
    askBeforeLeaving(this.#keeping.isAtRisk);
  }
}

export const pads = new Pads();

function now(): string {
  return `${new Date().toISOString().slice(0, 19)}Z`;
}
