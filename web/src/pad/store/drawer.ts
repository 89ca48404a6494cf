/** The second copy, in the browser's database: every pad of this device, including recently deleted ones. */

import { Cupboard } from "../../lib/cupboard.ts";
import { ASIDE, type Damaged } from "./damaged.ts";
import { newId } from "./ids.ts";
import { type Found, type Kept, isNewer, keptIn, textOf } from "./kept.ts";

export interface Box {
  key: string;
  text: string;
}
export type Boxes = Pick<Cupboard<Box>, "all" | "together">;

/** The result of storing pads. */
export interface Put {
  /** For these, the stored copy is now at least as new. */
  safe: Set<string>;
  /** Stored copies that are newer. */
  newer: Kept[];
  damaged: Damaged[];
}

export class Drawer {
  constructor(private readonly boxes: Boxes = new Cupboard<Box>("pads")) {}

  /** All items, each parsed separately: parsing all at once takes too long. */
  async all(): Promise<{ damaged: Damaged[]; pads: { id: string; read: () => Found }[] }> {
    const boxes = (await this.boxes.all()).map(boxFrom);
    const isAside = ({ key }: Box) => key.startsWith(ASIDE);
    const pads = boxes.filter((box) => !isAside(box));
    return {
      damaged: boxes.filter(isAside).map(damagedFrom),
      pads: pads.map(({ key, text }) => ({ id: key, read: () => keptIn(text, key) })),
    };
  }

  /** Stores all or none. Newer copies are not overwritten, and damaged ones are set aside. */
  async put(pads: readonly Kept[]): Promise<Put> {
    const put: Put = { safe: new Set(), newer: [], damaged: [] };
    const ids = pads.map(({ game }) => game.id);
    await this.boxes.together(ids, (found) => {
      const written = pads.filter((kept, n) => isToBePut(kept, found[n], put));
      return { put: [...written.map(boxOf), ...put.damaged.map(asideOf)] };
    });
    return put;
  }

  /** Renames those that are still damaged. */
  async setAside(ids: readonly string[]): Promise<Damaged[]> {
    let damaged: Damaged[] = [];
    await this.boxes
      .together(ids, (found) => {
        const boxes = found.filter((thing) => thing !== undefined).map(boxFrom);
        damaged = boxes.filter(({ key, text }) => keptIn(text, key) === "damaged").map(setAside);
        return { put: damaged.map(asideOf), drop: damaged.map(({ id }) => id) };
      })
      .catch(() => undefined); // they stay, and are found again next time
    return damaged;
  }

  /** Unless they have changed since. */
  async throwAway(pads: readonly Kept[]): Promise<void> {
    const ids = pads.map(({ game }) => game.id);
    await this.boxes.together(ids, (found) => {
      const isStill = (id: string, n: number) => {
        const lies = found[n] === undefined ? "damaged" : keptIn(boxFrom(found[n]).text, id);
        return typeof lies !== "string" && lies.revision === pads[n]?.revision;
      };
      return { drop: ids.filter(isStill) };
    });
  }

  async throwAwayDamaged({ key }: Damaged): Promise<void> {
    await this.boxes.together([], () => ({ drop: [key] }));
  }
}

function isToBePut(kept: Kept, lies: unknown, put: Put): boolean {
  const { id } = kept.game;
  const box = lies === undefined ? undefined : boxFrom(lies);
  const found = box && keptIn(box.text, id);
  if (found === "newer") return false;
  put.safe.add(id);
  if (box && found === "damaged") put.damaged.push(setAside(box));
  if (typeof found !== "object" || !isNewer(found, kept)) return true;
  put.newer.push(found);
  return false;
}

function boxOf(kept: Kept): Box {
  return { key: kept.game.id, text: textOf(kept) };
}

function asideOf({ key, text }: Damaged): Box {
  return { key, text };
}

function setAside({ key, text }: Box): Damaged {
  return { where: "drawer", key: `${ASIDE}${key}.${newId()}`, id: key, text };
}

function damagedFrom({ key, text }: Box): Damaged {
  return { where: "drawer", key, id: key.slice(ASIDE.length).split(".")[0] ?? key, text };
}

/** Every item has a key. Content that is not text is shown as well as possible. */
function boxFrom(thing: unknown): Box {
  const { key, text } = thing as Partial<Record<keyof Box, unknown>>;
  return { key: String(key), text: typeof text === "string" ? text : JSON.stringify(thing) };
}
