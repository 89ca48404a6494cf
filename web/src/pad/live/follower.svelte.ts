/** Follows another device's pad by long polling: one request is always open, and is answered at a change. */

import { FORMAT, type PadGame, isRefusal } from "../core";
import { readFile } from "../core/files";
import type { SharedPad } from "../../wire/table";
import { Naps } from "./naps";

/** `lost`: no connection, retrying. `unknown`: nothing is shared there, or not yet. `strange`: unreadable. */
export type Line = "opening" | "live" | "lost" | "ended" | "unknown" | "strange";

const WAIT_S = 25;
/** Longer than the server's own timeout: a half-dead connection reports nothing. */
const PATIENCE_MS = (WAIT_S + 8) * 1_000;
const AGAIN_MS = [500, 1_000, 2_000, 4_000, 8_000];
const LATER_MS = 15_000;

export class Follower {
  game = $state.raw<PadGame | null>(null);
  line = $state<Line>("opening");
  /** When the server last answered, in milliseconds since 1970. */
  heard = $state(Date.now());
  #revision = 0;
  #tries = 0;
  readonly #closed = new AbortController();
  readonly #naps = new Naps();

  constructor(private readonly share: string) {
    void this.#follow();
  }

  close(): void {
    this.#closed.abort();
  }

  async #follow(): Promise<void> {
    while (!this.#closed.signal.aborted && this.line !== "ended") {
      const wait = await this.#step().catch(() => this.#lose());
      if (wait && !this.#closed.signal.aborted) await this.#naps.take(wait);
    }
  }

  /** One request. Returns the delay until the next one. */
  async #step(): Promise<number> {
    const query =
      this.line === "live" ? `?after=${this.#revision}&wait=${WAIT_S}` : `?after=${this.#revision}`;
    const answer = await this.#ask(query);
    if (answer.status === 404 || answer.status === 410) return this.#miss(answer.status);
    if (!answer.ok) return this.#lose(Number(answer.headers.get("retry-after")) * 1_000);
    if (answer.status !== 204) this.#take((await answer.json()) as SharedPad);
    else this.line = "live";
    this.heard = Date.now();
    this.#tries = 0;
    return this.line === "strange" ? LATER_MS : 0;
  }

  /** Aborted when the page is left, and on timeout. */
  async #ask(query: string): Promise<Response> {
    const given = new AbortController();
    const giveUp = () => given.abort();
    const timer = setTimeout(giveUp, PATIENCE_MS);
    this.#closed.signal.addEventListener("abort", giveUp);
    try {
      return await fetch(`/api/pads/${encodeURIComponent(this.share)}${query}`, { signal: given.signal });
    } finally {
      clearTimeout(timer);
      this.#closed.signal.removeEventListener("abort", giveUp);
    }
  }

  /** Strict, as for a file. */
  #take({ revision, game }: SharedPad): void {
    const read = readFile(JSON.stringify({ format: FORMAT, games: [game] }));
    this.#revision = revision;
    this.game = isRefusal(read) ? this.game : (read.games[0] ?? null);
    this.line = isRefusal(read) ? "strange" : "live";
  }

  /** A known share has ended; an unknown one may still appear when its writer is online. */
  #miss(status: number): number {
    this.line = status === 410 || this.game ? "ended" : "unknown";
    return LATER_MS;
  }

  #lose(after = 0): number {
    if (!this.#closed.signal.aborted) this.line = "lost";
    this.#tries += 1;
    return Math.max(after, AGAIN_MS[Math.min(this.#tries, AGAIN_MS.length) - 1] ?? 0);
  }
}
