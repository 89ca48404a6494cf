/**
 * One visit to a table: what the server has told, what of it is shown already, and how to ask for something.
 * No rule of any game is known here.
 */

import { tick } from "svelte";

import type {
  Chair,
  Clocks,
  FromServer,
  Goodbye,
  Line as ChatLine,
  Prompt,
  Table,
  Update,
  Words,
  You,
} from "../wire/table";
import { fly, snapshot } from "./flights";
import { type GameUi, loadGame } from "./game";
import { isRefused, Line, NO_VERDICTS, type Request } from "./line";
import { preferences } from "./preferences.svelte";
import { type Beat, Stage } from "./stage";
import { tell } from "./tell.svelte";
import { language, say, speakOf } from "./words.svelte";

const MOST_LINES = 400;
const LONGEST_FLIGHT_MS = 400;
const SETTLING_MS = 250;

export interface LogLine {
  n: number;
  text: string;
  /** The kind of event or notice that it tells of. */
  kind: string;
}

/** A move that can be chosen, with its sentence. */
export interface Legal {
  move: unknown;
  text: string;
}

/** A move that cannot, with the sentence that says why, and the rule. */
export interface Forbidden extends Legal {
  rule: string;
}

interface Running extends Clocks {
  /** When we heard of it: `left` counts from then. */
  heardAt: number;
}

export class Room {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  /** The view on the stage: it may lie a few beats behind the server. */
  view = $state.raw<unknown>(null);
  prompt = $state.raw<Prompt | null>(null);
  words = $state.raw<Words>({});
  acting = $state.raw<readonly number[]>([]);
  clocks = $state.raw<Running | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  game = $state.raw<GameUi | null>(null);
  /** Whether the line is lost just now. */
  lost = $state(false);
  /** The server's last words, if it will not have us. */
  goodbye = $state.raw<Pick<Goodbye, "reason" | "message"> | null>(null);
  /** How many requests are on their way. */
  asking = $state(0);
  /** For those who listen: what has just happened. */
  said = $state("");
  /** What is being shown is older than what is known. */
  playing = $state(false);

  /** The element within which things fly. */
  stageElement: HTMLElement | null = null;

  #line: Line | null = null;
  #known: unknown = null;
  #count = 0;
  /** Messages are dealt with one after another, though one may have to wait for a game's part of the page. */
  #inbox: Promise<void> = Promise.resolve();
  #stage = new Stage<unknown>({ show: (beat) => this.#show(beat), still: () => preferences.still });

  constructor(
    readonly id: string,
    readonly tv: boolean = false,
  ) {}

  connect(): void {
    const path = () => `/api/tables/${this.id}/socket?words=${language()}${this.tv ? "&tv=true" : ""}`;
    this.#line = new Line(path, {
      heard: (message) => (this.#inbox = this.#inbox.then(() => this.#hear(message))),
      lost: (wait) => (this.lost = wait !== null),
      ended: (goodbye) => (this.goodbye = goodbye),
    });
  }

  leave(): void {
    this.#line?.close();
    this.#stage.clear();
  }

  /** Everything in the language that is spoken now. */
  renew(): void {
    this.#line?.renew();
  }

  /** Sends a request; true if it was done. What the server says against it is told. */
  async ask(request: Request): Promise<boolean> {
    if (!this.#line) return false;
    this.asking += 1;
    const answer = await this.#line.ask(request);
    this.asking -= 1;
    if (isRefused(answer)) tell(answer.message);
    return !isRefused(answer);
  }

  /** Answers the question. A second tap while the first is on its way does nothing. */
  async choose(move: unknown): Promise<boolean> {
    if (!this.prompt || this.busy) return false;
    return this.ask({ type: "intent", prompt: this.prompt.id, move });
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.#stage.skip();
  }

  get busy(): boolean {
    return this.asking > 0;
  }

  /** My seat; null for those who watch. */
  get seat(): number | null {
    return this.tv ? null : (this.you?.seat ?? null);
  }

  get chair(): Chair | null {
    return this.seat === null ? null : (this.table?.chairs[this.seat] ?? null);
  }

  get over(): boolean {
    return this.table?.status === "finished" || this.table?.status === "abandoned";
  }

  /** The name at a seat. */
  name(seat: number): string {
    return this.table?.chairs[seat]?.name || say("seat-number", { number: seat + 1 });
  }

  /** All seats, mine first, then clockwise. */
  get around(): number[] {
    const seats = this.table?.chairs.length ?? 0;
    return Array.from({ length: seats }, (_, n) => (n + (this.seat ?? 0)) % seats);
  }

  get legal(): Legal[] {
    const texts = this.words.legal ?? [];
    return (this.prompt?.legal ?? []).map((move, index) => ({ move, text: texts[index] ?? "" }));
  }

  get forbidden(): Forbidden[] {
    const texts = this.words.refused ?? [];
    const refused = this.prompt?.refused ?? [];
    return refused.map(({ move, why }, index) => ({
      move,
      text: texts[index] ?? why.reason,
      rule: why.rule,
    }));
  }

  /** Milliseconds that the seat has left at `now`; null without a clock. */
  timeLeft(seat: number, now: number): number | null {
    const left = this.clocks?.left?.[seat];
    if (left === null || left === undefined || !this.clocks) return null;
    const runs = this.clocks.running && this.acting.includes(seat);
    return runs ? Math.max(0, left - (now - this.clocks.heardAt)) : left;
  }

  async #hear(message: FromServer): Promise<void> {
    switch (message.type) {
      case "update":
        return this.#update(message);
      case "table-changed":
        if (this.table) this.table = { ...message.table, status: this.table.status };
        return;
      case "chat":
        this.chat = [
          ...this.chat,
          ...message.lines.filter(({ n }) => !this.chat.some((known) => known.n === n)),
        ];
        return;
      case "refused":
        if (!message.id || NO_VERDICTS.has(message.reason)) tell(message.message);
        return;
      default:
        return;
    }
  }

  async #update(update: Update): Promise<void> {
    const heardAt = Date.now();
    if (update.table && !this.game) await this.#load(update.table.settings.game);
    const lines = this.#lines(update);
    const isComplete = Boolean(update.chat);
    if (isComplete) this.#stage.clear();
    const beats = isComplete ? [] : this.#beats(update);
    this.#known = update.view ?? null;
    this.playing = beats.length > 0 || this.#stage.playing;
    const told = beats.map((beat) => ({ ...beat, begin: () => this.#say(lines, (beat.event ?? -1) + 1) }));
    this.#stage.play(told, () => this.#settle(update, { heardAt, lines }));
  }

  #beats(update: Update): Beat<unknown>[] {
    const events = update.events ?? [];
    if (!this.game || this.#known === null || !update.view || events.length === 0) return [];
    return this.game.beats(this.#known, events, update.view);
  }

  async #load(name: string): Promise<void> {
    const [game] = await Promise.all([loadGame(name), speakOf(name)]);
    this.game = game;
  }

  /** The view goes on the stage, and everything in it flies to its place. */
  async #show({ view, ms }: Beat<unknown>): Promise<void> {
    const stage = this.stageElement;
    const before = stage && ms > 0 ? snapshot(stage) : null;
    this.view = view;
    await tick();
    if (stage && before) fly(stage, before, Math.min(ms, LONGEST_FLIGHT_MS));
  }

  /** Everything that the update says holds from now on. */
  async #settle(update: Update, { heardAt, lines }: { heardAt: number; lines: LogLine[] }): Promise<void> {
    const stage = this.stageElement;
    const before = stage && !preferences.still ? snapshot(stage) : null;
    this.table = update.table ?? this.table;
    this.you = update.you ?? this.you;
    this.view = update.view ?? null;
    this.prompt = update.prompt ?? null;
    this.words = update.words ?? {};
    this.acting = update.acting ?? [];
    this.clocks = update.clocks ? { ...update.clocks, heardAt } : null;
    this.chat = update.chat ?? this.chat;
    this.#say(lines, lines.length);
    this.playing = false;
    await tick();
    if (stage && before) fly(stage, before, SETTLING_MS);
  }

  #lines({ words, notice, events }: Update): LogLine[] {
    const told = (words?.events ?? []).map((text, index) => ({ text, kind: kindOf(events?.[index]) }));
    const around = words?.notice ? [{ text: words.notice, kind: notice?.type ?? "" }] : [];
    return [...told, ...around].map((line) => ({ ...line, n: ++this.#count }));
  }

  /** Writes down and says the first `upTo` lines, as far as that has not been done. */
  #say(lines: readonly LogLine[], upTo: number): void {
    const last = this.log.at(-1)?.n ?? 0;
    const due = lines.slice(0, upTo).filter(({ n }) => n > last);
    if (due.length === 0) return;
    this.log = [...this.log, ...due].slice(-MOST_LINES);
    this.said = due.map(({ text }) => text).join(" ");
  }
}

function kindOf(event: unknown): string {
  return typeof event === "object" && event !== null && "type" in event ? String(event.type) : "";
}
