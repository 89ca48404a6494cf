/** One object store of the browser's database, with promises. Every item has a `key`. Failures throw. */

const DATABASE = "skulduggery";
const PATIENCE_MS = 4_000;

export interface Changes<Thing> {
  put?: readonly Thing[];
  /** Keys. */
  drop?: readonly string[];
}

export class Cupboard<Thing extends { key: string }> {
  #opened: Promise<IDBDatabase> | undefined;

  constructor(private readonly drawer: string) {}

  all(): Promise<unknown[]> {
    return this.#do("readonly", (store) => store.getAll());
  }

  get(key: string): Promise<unknown> {
    return this.#do("readonly", (store) => store.get(key));
  }

  async put(thing: Thing): Promise<void> {
    await this.#do("readwrite", (store) => store.put(thing));
  }

  async delete(key: string): Promise<void> {
    await this.#do("readwrite", (store) => store.delete(key));
  }

  /**
   * Reads these keys, decides what to write and delete, and does it in one transaction. Resolves when the data survives
   * a power failure.
   */
  async together(keys: readonly string[], decide: (found: unknown[]) => Changes<Thing>): Promise<void> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.drawer, "readwrite", { durability: "strict" });
      const store = transaction.objectStore(this.drawer);
      const asked = keys.map((key) => store.get(key));
      const change = () => {
        const { put = [], drop = [] } = decide(asked.map(({ result }) => result as unknown));
        for (const thing of put) store.put(thing);
        for (const key of drop) store.delete(key);
      };
      const last = asked.at(-1);
      if (last) last.onsuccess = change;
      else change();
      transaction.oncomplete = () => resolve();
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  }

  async #do<T>(mode: IDBTransactionMode, what: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.#open();
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(this.drawer, mode);
      const request = what(transaction.objectStore(this.drawer));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    });
  }

  /** Opened once; after a failure the next use retries. */
  #open(): Promise<IDBDatabase> {
    this.#opened ??= opened(`${DATABASE}-${this.drawer}`, this.drawer).then((database) => {
      // Another tab wants to change or delete the database, or the browser has closed it: the next use reopens it.
      const forget = () => {
        database.close();
        this.#opened = undefined;
      };
      database.onversionchange = database.onclose = forget;
      return database;
    });
    this.#opened.catch(() => (this.#opened = undefined));
    return this.#opened;
  }
}

function opened(name: string, drawer: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    // Some browsers throw, others never answer.
    setTimeout(() => reject(new Error("no answer")), PATIENCE_MS);
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(drawer, { keyPath: "key" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = request.onblocked = () => reject(request.error ?? new Error("blocked"));
  });
}
