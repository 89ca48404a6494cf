/** Tables of this device: a game is kept after every decision, and found again after whatever happened to the page. */

import { Cupboard } from "../../lib/cupboard";
import type { PassTable, Save } from "../../wire/table";

export interface KeptTable {
  key: string;
  wanted: PassTable;
  save: Save;
  /** How many decisions have been made: two tabs with one table would tell by this. */
  decisions: number;
  /** Who has the phone next; null when the game is over. */
  next: number | null;
  changedAt: number;
}

type Drawer = Pick<Cupboard<KeptTable>, "all" | "get" | "put" | "delete">;

/** Another tab has played on with this table. */
export class PlayedOn extends Error {}

export class KeptTables {
  /** All that there is where the browser keeps nothing. */
  readonly #pocket = new Map<string, KeptTable>();
  /** Whether a table will be gone when the page is closed. */
  forgetful = false;

  constructor(private readonly drawer: Drawer = new Cupboard("pass")) {}

  /** The one that was played last comes first. */
  async all(): Promise<KeptTable[]> {
    const stored = await this.#tried(() => this.drawer.all(), []);
    const found = new Map(stored.filter(isTable).map((table) => [table.key, table]));
    for (const [key, table] of this.#pocket) found.set(key, table);
    return [...found.values()].sort((one, other) => other.changedAt - one.changedAt);
  }

  async get(key: string): Promise<KeptTable | undefined> {
    const stored = await this.#tried(() => this.drawer.get(key), undefined);
    return isTable(stored) ? stored : this.#pocket.get(key);
  }

  /** Keeps what followed after so many decisions, unless more have been made elsewhere meanwhile. */
  async put(table: KeptTable, after: number): Promise<void> {
    const before = await this.get(table.key);
    if (before && before.decisions > after) throw new PlayedOn();
    this.#pocket.set(table.key, table);
    await this.#tried(() => this.drawer.put(table), undefined);
  }

  async remove(key: string): Promise<void> {
    this.#pocket.delete(key);
    await this.#tried(() => this.drawer.delete(key), undefined);
  }

  async #tried<T>(what: () => Promise<T>, otherwise: T): Promise<T> {
    try {
      return await what();
    } catch {
      this.forgetful = true;
      return otherwise;
    }
  }
}

export const keptTables = new KeptTables();

/** Whatever an older version or somebody's hand left there. */
function isTable(thing: unknown): thing is KeptTable {
  const table = thing as Partial<KeptTable> | null | undefined;
  return (
    typeof table?.key === "string" &&
    typeof table.decisions === "number" &&
    typeof table.changedAt === "number" &&
    typeof table.save?.record === "string" &&
    typeof table.wanted?.game === "string" &&
    Array.isArray(table.wanted.players)
  );
}
