/** The first copy, written synchronously in localStorage: the pads that are being written. */

import { ASIDE, type Damaged } from "./damaged.ts";
import { type Found, type Kept, isNewer, keptIn, textOf } from "./kept.ts";

const HERE = "pad:";
/** A prefix: other parts of the page may use similar names. */
const NAME = /^(?:pad:([a-z0-9]{8,40})|bad:([a-z0-9]{8,40})(?:\.\d+)?)$/;

export class Desk {
  /** Cache of the last read or written text: mostly it is unchanged and need not be parsed again. */
  readonly #last = new Map<string, { text: string; found: Found }>();

  /** Ids of all pads here. */
  ids(): string[] {
    return this.#keys(HERE).map(idIn);
  }

  /** The copy here; a damaged one is set aside. */
  read(id: string): Kept | undefined {
    const text = read(HERE + id);
    if (text === null) return undefined;
    const last = this.#last.get(id);
    const found = last?.text === text ? last.found : keptIn(text, id);
    this.#last.set(id, { text, found });
    if (found === "damaged") this.#setAside(id, text);
    return typeof found === "string" ? undefined : found;
  }

  /** False if there is no room, or writing is forbidden. Newer or unreadable copies are never overwritten. */
  write(kept: Kept): boolean {
    const { id } = kept.game;
    const before = this.read(id);
    if (before && isNewer(before, kept)) return true;
    if (!before && read(HERE + id) !== null) return false;
    return this.#put(kept) || this.#put({ ...kept, undo: [], redo: [] });
  }

  /** Writes all or none. */
  writeAll(pads: readonly Kept[]): boolean {
    const before = pads.map(({ game }) => read(HERE + game.id));
    const failed = pads.findIndex((kept) => !this.write(kept));
    if (failed < 0) return true;
    for (const [n, { game }] of pads.slice(0, failed).entries()) {
      const text = before[n];
      stored((storage) => storage.removeItem(HERE + game.id));
      if (typeof text === "string") write(HERE + game.id, text);
    }
    return false;
  }

  /** Removes copies that are stored elsewhere, unless a newer one is here. */
  drop(kept: Kept): void {
    const lies = this.read(kept.game.id);
    if (lies && !isNewer(lies, kept)) stored((storage) => storage.removeItem(HERE + kept.game.id));
  }

  /** All damaged copies here: those set aside, and those that could not be. */
  damaged(): Damaged[] {
    const stuck = this.ids().filter((id) => this.#last.get(id)?.found === "damaged");
    const keys = [...this.#keys(ASIDE), ...stuck.map((id) => HERE + id)];
    return keys.map((key) => ({ where: "desk", key, id: idIn(key), text: read(key) ?? "" }));
  }

  throwAway({ key, text }: Damaged): void {
    if (read(key) === text) stored((storage) => storage.removeItem(key));
  }

  #put(kept: Kept): boolean {
    const text = textOf(kept);
    const isWritten = write(HERE + kept.game.id, text);
    if (isWritten) this.#last.set(kept.game.id, { text, found: kept });
    return isWritten;
  }

  /** Renames it if there is no room for both names at once; if that fails, too, it stays. */
  #setAside(id: string, text: string): void {
    const key = this.#nameFor(id);
    const isCopied = write(key, text);
    stored((storage) => storage.removeItem(HERE + id));
    if (!isCopied && !write(key, text)) write(HERE + id, text);
  }

  #nameFor(id: string): string {
    let key = ASIDE + id;
    for (let n = 2; read(key) !== null; n += 1) key = `${ASIDE}${id}.${n}`;
    return key;
  }

  #keys(prefix: string): string[] {
    const keys =
      stored((storage) => Array.from({ length: storage.length }, (_, n) => storage.key(n) ?? "")) ?? [];
    return keys.filter((key) => key.startsWith(prefix) && NAME.test(key));
  }
}

/** The pad stored under this name; undefined if the name belongs to something else. */
export function idOn(key: string): string | undefined {
  return NAME.exec(key)?.[1];
}

function idIn(key: string): string {
  const [, here, aside] = NAME.exec(key) ?? [];
  return here ?? aside ?? key;
}

function read(key: string): string | null {
  return stored((storage) => storage.getItem(key)) ?? null;
}

function write(key: string, text: string): boolean {
  return (
    stored((storage) => {
      storage.setItem(key, text);
      return true;
    }) === true
  );
}

/** Undefined if the browser forbids it or has no room. */
function stored<T>(what: (storage: Storage) => T): T | undefined {
  try {
    return what(localStorage);
  } catch {
    return undefined;
  }
}
