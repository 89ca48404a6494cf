/**
 * Game records kept on this device, with the user's comments. They are in the browser's database; if that is forbidden,
 * full or damaged, they are lost when the page is closed, and the page says so.
 */

import { Cupboard } from "./cupboard";

/** A record as in docs/record.md, as far as the page uses it. */
export interface GameRecord {
  format: string;
  game: string;
  players: { name: string; bot?: string | null }[];
  log: unknown[];
  options?: unknown;
  result?: { scores: number[]; places: number[] } | null;
  meta?: Record<string, unknown>;
}

/** A comment on a step; step 0 is before the first. */
export interface Comment {
  step: number;
  text: string;
  /** Missing for the owner of the file. */
  by?: string;
}

export interface Kept {
  key: string;
  title: string;
  record: GameRecord;
  /** When it was saved, in milliseconds. */
  keptAt: number;
  /** The table of this server at which it was played, if any. */
  table?: string | undefined;
}

export const LONGEST_COMMENT = 2_000;
const LONGEST_NAME = 24;

export class Shelf {
  /** What was saved on this visit: all that we have if the database fails. */
  readonly #pocket = new Map<string, Kept>();
  readonly #cupboard: Pick<Cupboard<Kept>, "all" | "get" | "put" | "delete">;
  /** Whether new items will be lost when the page is closed. */
  forgetful = false;

  constructor(cupboard: Pick<Cupboard<Kept>, "all" | "get" | "put" | "delete"> = new Cupboard("shelf")) {
    this.#cupboard = cupboard;
  }

  /** Saves a record; an existing one keeps its comments. The same game always has the same key. */
  async keep(record: GameRecord, { title, table }: { title: string; table?: string }): Promise<string> {
    const key = keyOf(record);
    const before = await this.get(key);
    const comments = joined(before ? commentsOf(before.record) : [], commentsOf(record));
    await this.#put({
      key,
      title,
      table: table ?? before?.table,
      keptAt: before?.keptAt ?? Date.now(),
      record: withComments(record, comments),
    });
    return key;
  }

  /** All records, the newest first. */
  async all(): Promise<Kept[]> {
    const stored = await this.#tried(() => this.#cupboard.all(), []);
    const found = new Map(stored.filter(isKept).map((kept) => [kept.key, kept]));
    for (const [key, kept] of this.#pocket) found.set(key, kept);
    return [...found.values()].sort((one, other) => other.keptAt - one.keptAt);
  }

  async get(key: string): Promise<Kept | undefined> {
    const here = this.#pocket.get(key);
    if (here) return here;
    const stored = await this.#tried(() => this.#cupboard.get(key), undefined);
    return isKept(stored) ? stored : undefined;
  }

  /** The saved record of a table's game, if any. */
  async ofTable(table: string): Promise<Kept | undefined> {
    return (await this.all()).find((kept) => kept.table === table);
  }

  async remove(key: string): Promise<void> {
    this.#pocket.delete(key);
    await this.#tried(() => this.#cupboard.delete(key), undefined);
  }

  /** Replaces the comment on a step; without text it is removed. */
  async comment(key: string, step: number, text: string): Promise<Kept | undefined> {
    const kept = await this.get(key);
    if (!kept) return undefined;
    const others = commentsOf(kept.record).filter((comment) => comment.step !== step || comment.by);
    const written = text.trim().slice(0, LONGEST_COMMENT);
    const comments = written ? [...others, { step, text: written }] : others;
    return this.#put({ ...kept, record: withComments(kept.record, comments) });
  }

  async #put(kept: Kept): Promise<Kept> {
    this.#pocket.set(kept.key, kept);
    await this.#tried(() => this.#cupboard.put(kept), undefined);
    return kept;
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

export const shelf = new Shelf();

/** The comments in a record, in step order. Unknown content is ignored. */
export function commentsOf({ meta }: Pick<GameRecord, "meta">): Comment[] {
  const found: unknown = meta?.comments;
  if (!Array.isArray(found)) return [];
  return found
    .filter(isComment)
    .map(({ step, text, by }) => ({
      step,
      text: text.slice(0, LONGEST_COMMENT),
      ...(typeof by === "string" && by.trim() ? { by: by.slice(0, LONGEST_NAME) } : {}),
    }))
    .sort((one, other) => one.step - other.step);
}

/** The record with these comments instead of its own, so that the file contains them. */
export function withComments(record: GameRecord, comments: readonly Comment[]): GameRecord {
  const meta = { ...record.meta };
  delete meta.comments;
  if (comments.length > 0) meta.comments = comments.toSorted((one, other) => one.step - other.step);
  return { ...record, meta };
}

/** A key for the game, independent of comments: the same for a file and for the server. */
export function keyOf({ game, options, players, log }: GameRecord): string {
  return scrambled(JSON.stringify([game, options ?? null, players, log]));
}

function joined(before: readonly Comment[], more: readonly Comment[]): Comment[] {
  const isNew = ({ step, text, by }: Comment) =>
    !before.some((old) => old.step === step && old.text === text && old.by === by);
  return [...before, ...more.filter(isNew)];
}

function isComment(thing: unknown): thing is Comment {
  if (typeof thing !== "object" || thing === null || !("step" in thing) || !("text" in thing)) return false;
  return (
    typeof thing.text === "string" &&
    thing.text.trim() !== "" &&
    Number.isInteger(thing.step) &&
    (thing.step as number) >= 0
  );
}

/** Validates stored items: an older version or a person may have written them. */
function isKept(thing: unknown): thing is Kept {
  const kept = thing as Partial<Kept> | null | undefined;
  const record = kept?.record as Partial<GameRecord> | undefined;
  return (
    typeof kept?.key === "string" &&
    typeof kept.title === "string" &&
    typeof kept.keptAt === "number" &&
    typeof record?.game === "string" &&
    Array.isArray(record.players) &&
    Array.isArray(record.log)
  );
}

const SEEDS = [0x811c9dc5, 0x01000193 ^ 0x5bd1e995] as const;
const PRIMES = [0x01000193, 0x85ebca6b] as const;

/** Sixteen hex digits of a quick hash. Better hashes need a secure connection, and a collision helps nobody. */
function scrambled(text: string): string {
  const hashes = SEEDS.map((seed, which) => {
    let hash: number = seed;
    for (let at = 0; at < text.length; at += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at), PRIMES[which] ?? 1);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, "0");
  });
  return hashes.join("");
}
