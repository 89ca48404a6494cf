/**
 * One table on one device: who holds it, and what may be seen just now. A hand is asked for when its player says so, and is gone
 * from the page before anything else comes: with a decision, a turned-off screen, a step back or a reload.
 */

import { flushSync } from "svelte";

import { Against, engine } from "../../engine/engine.svelte";
import { Problem } from "../../lib/api";
import { Room } from "../../lib/room.svelte";
import { announce, attempt, hush, tell } from "../../lib/tell.svelte";
import { language, sayOf } from "../../lib/words.svelte";
import type { FromServer, NewsLine, PassTable, Save, Standing, Update } from "../../wire/table";
import { type KeptTable, type KeptTables, keptTables, PlayedOn } from "./kept";
import { done, handLine, publicLine } from "./lines";

export type Stage =
  /** The engine or the table is on its way. */
  | { type: "coming" }
  /** Nothing but to whom the device goes. */
  | { type: "cover"; seat: number; again: boolean }
  | { type: "hand"; seat: number; room: Room }
  /** What everybody may see; `together` until somebody goes on. */
  | { type: "public"; room: Room; together: boolean; last: Update }
  | { type: "over"; room: Room };

/** What this needs of the engine. */
export type Rules = Pick<typeof engine, "ask">;

export class Passing {
  stage = $state.raw<Stage | null>({ type: "coming" });
  standing = $state.raw<Standing | null>(null);
  /** Why the table cannot be shown. */
  problem = $state.raw<Problem | null>(null);
  table = $state.raw<KeptTable | null>(null);

  /** Who has decided last: the device need not be handed to them. */
  #holder: number | null = null;
  /** Grows with every change of the stage: what was asked for before is not shown any more. */
  #turn = 0;

  constructor(
    readonly id: string,
    private readonly rules: Rules = engine,
    private readonly tables: KeptTables = keptTables,
  ) {}

  get people(): number {
    return this.table?.wanted.players.filter(({ bot }) => !bot).length ?? 0;
  }

  /** Why it cannot be shown, and the rule that says so. */
  get reason(): string {
    const rule = this.problem instanceof Against ? this.problem.rule : null;
    return [this.problem?.message ?? "", rule ? `(${rule})` : ""].filter(Boolean).join(" ");
  }

  /** Whether what is kept is at fault: trying again does not help. */
  get isDamaged(): boolean {
    return this.problem instanceof Against && !this.problem.reason.startsWith("rules-");
  }

  get news(): readonly NewsLine[] {
    return this.standing?.news ?? [];
  }

  name(seat: number): string {
    return this.standing?.now.table?.chairs[seat]?.name ?? "";
  }

  /** Takes the table up where it was left. */
  async open(): Promise<void> {
    this.problem = null;
    this.#show({ type: "coming" });
    try {
      const table = await this.tables.get(this.id);
      if (!table) throw new Problem("gone", sayOf("pass", "gone"));
      this.table = table;
      this.#holder = null;
      this.standing = await this.#ask<Standing>("take-up", { save: table.save });
      this.#next();
    } catch (caught) {
      this.problem = caught instanceof Problem ? caught : new Problem("broken", String(caught));
    }
  }

  /** Whatever is seen of a hand goes at once; then it is said who is next, or how it ended. */
  cover(): void {
    const [seat] = this.standing?.asked ?? [];
    if (!this.standing) return;
    if (seat === undefined) this.#show({ type: "over", room: this.#publicRoom(this.standing.now) });
    else this.#show({ type: "cover", seat, again: seat === this.#holder });
  }

  /** The screen goes off, the tab is left: no hand stays on it. */
  hide(): void {
    if (this.#isAlone) return;
    if (this.stage?.type === "hand") this.cover();
    else this.#turn += 1; // a hand may have been asked for
  }

  /** The player has the device and wants to see the cards. */
  async reveal(): Promise<void> {
    const [seat] = this.standing?.asked ?? [];
    if (seat === undefined) return;
    const turn = (this.#turn += 1);
    try {
      const look = () => this.#ask<Update>("look", { seat });
      const first = await look();
      if (turn !== this.#turn || document.visibilityState === "hidden") return;
      const decide = (prompt: number, move: unknown) => this.#decide(seat, prompt, move);
      const room = new Room("pass", { dial: handLine(first, { again: look, decide }) });
      this.#show({ type: "hand", seat, room });
    } catch (caught) {
      tell(caught instanceof Error ? caught.message : String(caught));
    }
  }

  /** Everybody has seen what there was to see. */
  goOn(): void {
    if (this.stage?.type === "public") this.#next();
  }

  /** Everything in the language that is spoken now. */
  async translate(): Promise<void> {
    if (!this.standing) return;
    const stage = this.stage;
    if (!(await attempt(async () => (this.standing = await this.#ask<Standing>("stand", {}))))) return;
    if (stage?.type === "hand") stage.room.renew();
    else if (stage?.type === "public" || stage?.type === "over") this.cover();
  }

  lines(): Promise<NewsLine[]> {
    return this.#ask<NewsLine[]>("lines", {});
  }

  /** The same players once more; the new table's id. */
  rematch(): Promise<string> {
    if (!this.table) throw new Problem("gone", sayOf("pass", "gone"));
    return openTable(this.table.wanted, this.rules, this.tables);
  }

  leave(): void {
    this.#turn += 1;
    if (this.stage && "room" in this.stage) this.stage.room.leave();
    this.stage = null;
    hush();
  }

  async #decide(seat: number, prompt: number, move: unknown): Promise<FromServer> {
    const before = this.standing?.decisions ?? 0;
    try {
      const standing = await this.#ask<Standing>("decide", { seat, prompt, move });
      await this.#keep(standing, before);
      this.#holder = seat;
      this.standing = standing;
      this.#tell(standing);
      return done;
    } catch (caught) {
      if (caught instanceof PlayedOn) {
        await this.open();
        tell(sayOf("pass", "played-on"));
        return done;
      }
      const { reason, message } = caught instanceof Problem ? caught : new Problem("broken", String(caught));
      return { type: "refused", reason, message };
    }
  }

  /** What has followed from a decision: to be looked at by all, or, as long as it is sealed, by nobody. */
  #tell(standing: Standing): void {
    const last = standing.shown.at(-1);
    if (standing.sealed || !last) {
      this.#next();
      return;
    }
    const room = this.#publicRoom(standing.before, standing.shown);
    this.#show({ type: "public", room, together: standing.together, last });
  }

  /** Whoever is asked now. Where one plays alone against bots, nobody is there from whom anything could be hidden. */
  #next(): void {
    this.cover();
    if (this.#isAlone) void this.reveal();
  }

  get #isAlone(): boolean {
    return this.people === 1;
  }

  #publicRoom(first: Update, then: readonly Update[] = []): Room {
    return new Room("pass", { dial: publicLine(first, then) });
  }

  /** The old stage is off the page, with all that was said on it, before the new one comes. */
  #show(stage: Stage): void {
    this.#turn += 1;
    this.#clear();
    this.stage = stage;
    flushSync();
    if ("room" in stage) stage.room.connect();
  }

  #clear(): void {
    if (this.stage && "room" in this.stage) this.stage.room.leave();
    this.stage = null;
    hush();
    announce("");
    flushSync();
  }

  async #keep(standing: Standing, after: number): Promise<void> {
    if (!this.table) return;
    this.table = kept(this.id, this.table.wanted, standing);
    await this.tables.put(this.table, after);
  }

  /** An engine that has died takes the table with it: the next one takes it up as it was kept. */
  async #ask<T>(name: string, more: Record<string, unknown>): Promise<T> {
    const ask = () => this.rules.ask<T>(`pass/${name}`, { table: this.id, lang: language(), ...more });
    try {
      return await ask();
    } catch (problem) {
      const hasDied = problem instanceof Problem && problem.reason === "engine-broken";
      if (!hasDied || name === "take-up" || !this.table) throw problem;
      const { save } = this.table;
      await this.rules.ask("pass/take-up", { table: this.id, lang: language(), save });
      return ask();
    }
  }
}

/** Opens a table and keeps it; its id. */
export async function openTable(
  wanted: PassTable,
  rules: Rules = engine,
  tables: KeptTables = keptTables,
): Promise<string> {
  const id = newId();
  const standing = await rules.ask<Standing>("pass/open", { table: id, lang: language(), wanted });
  await tables.put(kept(id, wanted, standing), 0);
  return id;
}

function kept(key: string, wanted: PassTable, { save, decisions, asked }: Standing): KeptTable {
  return { key, wanted, save: plain(save), decisions, next: asked[0] ?? null, changedAt: Date.now() };
}

function plain(save: Save): Save {
  return { record: save.record, pausing: save.pausing ?? false };
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
