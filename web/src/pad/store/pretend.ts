/** For tests: in-memory stores that may fail, and devices with several tabs. */

import { vi } from "vitest";

import type { Change, PadGame, Refusal } from "../core/index.ts";
import { isRefusal } from "../core/index.ts";
import { type Box, type Boxes, Drawer } from "./drawer.ts";
import { Pads } from "./pads.svelte.ts";

/** A fake localStorage. */
export class PretendStorage implements Storage {
  readonly #things = new Map<string, string>();
  /** What it has no room for. */
  refuses: (key: string, value: string) => boolean = () => false;
  /** Whether it is forbidden. */
  forbidden = false;

  get length(): number {
    return this.#allowed().size;
  }

  key(n: number): string | null {
    return [...this.#allowed().keys()][n] ?? null;
  }

  getItem(key: string): string | null {
    return this.#allowed().get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.refuses(key, value)) throw new DOMException("full", "QuotaExceededError");
    this.#allowed().set(key, value);
  }

  removeItem(key: string): void {
    this.#allowed().delete(key);
  }

  clear(): void {
    this.#allowed().clear();
  }

  #allowed(): Map<string, string> {
    if (this.forbidden) throw new DOMException("forbidden", "SecurityError");
    return this.#things;
  }
}

/** A fake IndexedDB. */
export class PretendBoxes implements Boxes {
  readonly things = new Map<string, unknown>();
  /** Whether it fails. */
  broken = false;

  async all(): Promise<unknown[]> {
    this.#work();
    return structuredClone([...this.things.values()]);
  }

  async together(keys: readonly string[], decide: Parameters<Boxes["together"]>[1]): Promise<void> {
    this.#work();
    const { put = [], drop = [] } = decide(keys.map((key) => structuredClone(this.things.get(key))));
    for (const box of put) this.things.set(box.key, structuredClone(box));
    for (const key of drop) this.things.delete(key);
  }

  text(key: string): string {
    return (this.things.get(key) as Box).text;
  }

  #work(): void {
    if (this.broken) throw new Error("broken");
  }
}

const opened: Pads[] = [];

/** Replaces this device with a fresh one. */
export function newDevice(): { boxes: PretendBoxes; storage: PretendStorage } {
  const storage = new PretendStorage();
  vi.stubGlobal("localStorage", storage);
  return { boxes: new PretendBoxes(), storage };
}

export function putAway(): void {
  closeTabs();
  vi.unstubAllGlobals();
}

/** A tab that has read everything. */
export async function tab(boxes: PretendBoxes): Promise<Pads> {
  const pads = new Pads(new Drawer(boxes));
  opened.push(pads);
  await pads.open();
  await pads.rest();
  return pads;
}

export function closeTabs(): void {
  for (const pads of opened.splice(0)) pads.close();
}

export function begin(pads: Pads, players: readonly string[] = ["Anna", "Ben"]): PadGame {
  return sure(pads.begin({ game: "skull-king", players, first: 0, options: { scoring: "standard" } }));
}

export function bid(seat: number, value: number, round = 0): Change {
  return { type: "write", cells: [{ round, seat, field: "bid", value }] };
}

/** The bids of the last round. */
export function bids(game: PadGame | undefined): (number | undefined)[] | undefined {
  return game?.rounds.at(-1)?.map((entry) => entry.bid);
}

function sure<T>(thing: T | Refusal): T {
  if (isRefusal(thing)) throw new Error(thing.reason);
  return thing;
}

/** A pad with one bid, stored twice; the tab is closed. */
export async function keptPad(boxes: PretendBoxes): Promise<string> {
  const pads = await tab(boxes);
  const { id } = begin(pads);
  pads.change(id, bid(0, 1));
  await pads.rest();
  closeTabs();
  return id;
}

/** Resolves when the tabs have told each other everything. */
export async function heard(): Promise<void> {
  for (let n = 0; n < 5; n += 1) await new Promise((resolve) => setTimeout(resolve, 2));
}
