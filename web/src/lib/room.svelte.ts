/**
 * One visit to a table: the server's messages, what is already shown, and how to send requests. Knows no game's rules.
 */

import { tick } from "svelte";

import type {
  Chair,
  Clocks,
  FromServer,
  Goodbye,
  Line as ChatLine,
  Looking,
  Prompt,
  Table,
  TableLog,
  Update,
  Words,
  You,
} from "../wire/table";
import { get } from "./api";
import { fly, snapshot } from "./flights";
import { type GameUi, loadGame } from "./game";
import { type Dial, isRefused, Line, type LineLike, NO_VERDICTS, type Request } from "./line";
import { fetchLostStyles, loadAgain } from "./lazy";
import { remember, remembered } from "./memory";
import { preferences } from "./preferences.svelte";
import { play, type Sound } from "./sound";
import { type Beat, Stage } from "./stage";
import { hushRefusal, tell } from "./tell.svelte";
import { language, say, speakOf } from "./words.svelte";

const MOST_LINES = 2_000;
const LONGEST_FLIGHT_MS = 400;
const SETTLING_MS = 250;
/** How long a quick phrase is shown at its sender's seat. */
const BUBBLE_MS = 3_000;
/** How long messages wait for the game's part of the page; then they are shown without it. */
const PATIENCE_MS = 8_000;
/** Delay before a failed fetch is retried. */
const FETCH_AGAIN_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** After this many failures the page reloads if the server answers: some browsers cache a failed script. */
const PATIENT_FETCHES = 5;

/** The sound of each event. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  "card-played": "card",
  "card-sealed": "card",
  "cards-shown": "card",
  "die-thrown": "card",
  discarded: "card",
  "king-played": "card",
  "knight-played": "card",
  "potion-played": "card",
  "jester-played": "card",
  "trick-won": "trick",
  "lead-taken": "trick",
  "queen-woken": "trick",
  "queen-taken": "trick",
};

export interface LogLine {
  n: number;
  /** The number of the log entry that it belongs to. */
  seq: number;
  text: string;
  /** The kind of its event or notice. */
  kind: string;
}

/** A legal move, with its sentence. */
export interface Legal {
  move: unknown;
  text: string;
}

/** A refused move, with the reason in words and the rule. */
export interface Forbidden extends Legal {
  rule: string;
}

interface Options {
  /** A shared screen: the public view. */
  tv?: boolean;
  /** What to talk to instead of the server's table. */
  dial?: Dial;
}

interface Running extends Clocks {
  /** When we received it: `left` counts from then. */
  heardAt: number;
}

export class Room {
  table = $state.raw<Table | null>(null);
  you = $state.raw<You | null>(null);
  /** The view on the stage: it may be a few beats behind the server. */
  view = $state.raw<unknown>(null);
  prompt = $state.raw<Prompt | null>(null);
  words = $state.raw<Words>({});
  acting = $state.raw<readonly number[]>([]);
  /** Whether I may ask to take my last decision back. */
  mayTakeBack = $state(false);
  clocks = $state.raw<Running | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Recent quick phrases by their senders' seats. */
  bubbles = $state.raw<Readonly<Record<number, ChatLine>>>({});
  game = $state.raw<GameUi | null>(null);
  /** Who leads the look back on a finished game, and at which step. */
  looking = $state.raw<Looking | null>(null);
  /** Whether the connection is lost. */
  lost = $state(false);
  /** The server's reason for closing the connection for good. */
  goodbye = $state.raw<Pick<Goodbye, "reason" | "message" | "may_close"> | null>(null);
  /** The number of pending requests. */
  asking = $state(0);
  /** For listeners: the latest event. */
  said = $state("");
  /** The first commitment seen on this visit: the revealed secret must match it. */
  commitment = $state<string | null>(null);
  /** The game's part of the page failed to load or is slow. It is retried automatically. */
  missing = $state(false);
  /** Only the stage changes it. */
  #playing = $state(false);

  /** Muted players. The server knows them too; here they also hide lines already shown. */
  muted = $state.raw<readonly string[]>([]);
  /** The number of the last chat line seen. */
  #read = $state(-1);

  /** The element within which elements fly. */
  stageElement: HTMLElement | null = null;

  readonly tv: boolean;
  readonly #dial: Dial | undefined;
  #line: LineLike | null = null;
  #known: unknown = null;
  #count = 0;
  /** The prompt of the newest message; older ones are obsolete. */
  #asked: number | null = null;
  #gameName: string | null = null;
  /** The name of the game that `game` shows. */
  #gameHere = $state<string | null>(null);
  /** Consecutive failures to load the game's part, and the time of the next retry. */
  #fetches = 0;
  #fetchTimer: ReturnType<typeof setTimeout> | undefined;
  /** Messages are processed one after another; one may have to wait for a game's part of the page. */
  #inbox: Promise<void> = Promise.resolve();
  #stage = new Stage<unknown>({
    show: (beat) => this.#show(beat),
    still: () => preferences.still,
    times: () => preferences.times,
    changed: (playing) => (this.#playing = playing),
    failed,
  });

  constructor(
    readonly id: string,
    { tv = false, dial }: Options = {},
  ) {
    this.tv = tv;
    this.#dial = dial;
    this.muted = (remembered(`muted-${id}`) ?? "").split(" ").filter(Boolean);
  }

  connect(): void {
    this.goodbye = null;
    this.lost = false;
    this.#line?.close();
    const dial = this.#dial ?? ((listener) => new Line(() => this.#path("socket"), listener));
    this.#line = dial({
      // A message that fails never blocks the next one.
      heard: (message) => (this.#inbox = this.#inbox.then(() => this.#hear(message)).catch(failed)),
      lost: (wait) => {
        this.lost = wait !== null;
        if (!this.lost && this.missing) void this.fetchGame();
      },
      ended: (goodbye) => (this.goodbye = goodbye),
    });
  }

  #path(part: string): string {
    return `/api/tables/${this.id}/${part}?words=${language()}${this.tv ? "&tv=true" : ""}`;
  }

  leave(): void {
    clearTimeout(this.#fetchTimer);
    this.#gameName = null;
    this.#line?.close();
    this.#stage.clear();
  }

  /** Reloads everything in the current language. */
  renew(): void {
    this.#line?.renew();
  }

  /** Sends a request; resolves to true if it was accepted. A refusal is shown. */
  async ask(request: Request): Promise<boolean> {
    if (!this.#line) return false;
    this.asking += 1;
    try {
      const answer = await this.#line.ask(request);
      if (isRefused(answer)) tell(answer.message);
      return !isRefused(answer);
    } catch (problem) {
      tell(problem instanceof Error ? problem.message : String(problem));
      return false;
    } finally {
      this.asking -= 1;
    }
  }

  /** Answers the prompt. A second tap while the first is pending does nothing. */
  async choose(move: unknown): Promise<boolean> {
    if (!this.prompt || this.busy) return false;
    hushRefusal();
    return this.ask({ type: "intent", prompt: this.prompt.id, move });
  }

  /** Shows all waiting updates at once. */
  skip(): void {
    this.#stage.skip();
  }

  /** A request is pending. Only this and the prompt say whether a move can be made. */
  get busy(): boolean {
    return this.asking > 0;
  }

  /** Whether it is unknown if there is a board for this game. */
  get fetching(): boolean {
    return this.#gameHere === null && !this.missing;
  }

  /** The stage is behind the newest state. For display only: it never says what can be done. */
  get playing(): boolean {
    return this.#playing;
  }

  /** My seat; null for spectators. */
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

  /** The number of the crest at a seat. */
  crest(seat: number): number {
    return this.table?.chairs[seat]?.crest ?? seat;
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

  /** The chat without lines of muted players. */
  get heard(): ChatLine[] {
    return this.chat.filter(({ who }) => !this.muted.includes(who));
  }

  /** The number of unread lines of others. */
  get unread(): number {
    return this.heard.filter(({ n, who }) => n > this.#read && who !== this.you?.who).length;
  }

  readUpTo(n: number): void {
    if (n > this.#read) this.#read = n;
  }

  async mute(who: string): Promise<void> {
    if (await this.ask({ type: "mute", who })) this.#keepMuted([...this.muted, who]);
  }

  async unmuteAll(): Promise<void> {
    for (const who of this.muted) await this.ask({ type: "mute", who, muted: false });
    this.#keepMuted([]);
  }

  #keepMuted(whom: readonly string[]): void {
    this.muted = whom;
    remember(`muted-${this.id}`, whom.join(" "));
  }

  /** Milliseconds left for the seat at `now`; null without a clock. */
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
        // In order: otherwise an earlier update still to be shown would undo it.
        return this.#stage.play([], () => (this.table = message.table));
      case "chat": {
        const lines = message.lines.filter(({ n }) => !this.chat.some((known) => known.n === n));
        this.chat = [...this.chat, ...lines];
        for (const line of lines) this.#bubble(line);
        return;
      }
      case "looking":
        this.looking = message.who === null ? null : message;
        return;
      case "refused":
        if (!message.id || NO_VERDICTS.has(message.reason)) tell(message.message);
        return;
      default:
        return;
    }
  }

  /** Quick phrases and emotes are shown at their sender's seat. Other lines are only in the chat. */
  #bubble(line: ChatLine): void {
    const { seat, who, text } = line;
    if (seat === undefined || seat === null || (text ?? "") !== "" || this.muted.includes(who)) return;
    this.bubbles = { ...this.bubbles, [seat]: line };
    setTimeout(() => {
      if (this.bubbles[seat] !== line) return;
      this.bubbles = Object.fromEntries(Object.entries(this.bubbles).filter(([, shown]) => shown !== line));
    }, BUBBLE_MS);
  }

  async #update(update: Update): Promise<void> {
    const heardAt = Date.now();
    if (update.table) await this.#load(update.table.settings.game);
    const lines = this.#lines(update);
    const isComplete = Boolean(update.chat);
    if (isComplete) {
      this.#stage.clear();
      this.said = ""; // it may be in another language
    }
    const beats = isComplete ? [] : this.#beats(update);
    this.#known = update.view ?? null;
    this.#asked = update.prompt?.id ?? null;
    // While updates are still being shown, nobody shall answer an obsolete prompt.
    if (this.prompt && this.prompt.id !== this.#asked) this.prompt = null;
    const around = lines.length - (update.words?.events?.length ?? 0);
    const told = beats.map((beat, n) => ({
      ...beat,
      begin: () => {
        if (n === 0) this.#nobodyWaits(update);
        this.#begin(beat, lines, around);
      },
    }));
    this.#stage.play(told, () => this.#settle(update, { heardAt, lines }));
    if (isComplete) void this.#catchUp(update.seq);
  }

  /**
   * While a decision's result is shown, its players are not marked as awaited. The next ones are marked at once, unless
   * that would reveal the result.
   */
  #nobodyWaits({ events, acting }: Update): void {
    this.acting = ((events ?? []) as readonly unknown[]).length > 1 ? [] : (acting ?? []);
  }

  /** Says the lines up to the one of the beat's event; the first `around` lines belong to no event. */
  #begin(beat: Beat<unknown>, lines: readonly LogLine[], around: number): void {
    beat.begin?.();
    if (beat.event !== undefined) this.#say(lines, around + beat.event + 1);
  }

  /** Loads what happened before we came, in the current language. */
  async #catchUp(until: number): Promise<void> {
    if (this.#dial) return;
    const told = await get<TableLog>(this.#path("log")).catch(() => null);
    if (!told) return;
    const before = told.lines.filter(({ seq }) => seq <= until);
    const since = this.log.filter(({ seq }) => seq > until);
    this.log = [...before.map((line, index) => ({ ...line, n: index - before.length })), ...since];
  }

  #beats(update: Update): Beat<unknown>[] {
    const events = update.events ?? [];
    if (!this.game || this.#known === null || !update.view || events.length === 0) return [];
    try {
      return this.game.beats(this.#known, events, update.view);
    } catch (problem) {
      failed(problem); // it is shown at once instead
      return [];
    }
  }

  async #load(name: string): Promise<void> {
    if (name === this.#gameName && !this.missing) return;
    this.#gameName = name;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooLong = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.#miss();
        resolve();
      }, PATIENCE_MS);
    });
    await Promise.race([this.fetchGame().finally(() => clearTimeout(timer)), tooLong]);
  }

  /** Loads the game's part of the page and its words. Never throws: a failure sets `missing` and is retried. */
  async fetchGame(): Promise<boolean> {
    clearTimeout(this.#fetchTimer);
    const name = this.#gameName;
    if (name === null) return false;
    try {
      const [game] = await Promise.all([loadGame(name), speakOf(name), fetchLostStyles()]);
      if (name !== this.#gameName) return false;
      this.game = game;
      this.#gameHere = name;
      this.missing = false;
      this.#fetches = 0;
      return true;
    } catch {
      if (name === this.#gameName) this.#fetchLater();
      return false;
    }
  }

  /** The same for a button. Never throws; may reload the page. */
  async fetchAgain(): Promise<void> {
    const load = async () => {
      if (!(await this.fetchGame())) throw new Error(`no page for ${this.#gameName}`);
    };
    await loadAgain(load).catch(() => undefined);
  }

  /** Another game's board cannot show this view. */
  #miss(): void {
    this.missing = true;
    if (this.#gameHere !== this.#gameName) this.game = null;
  }

  #fetchLater(): void {
    this.#miss();
    const wait = FETCH_AGAIN_MS[Math.min(this.#fetches, FETCH_AGAIN_MS.length - 1)] ?? 0;
    this.#fetches += 1;
    clearTimeout(this.#fetchTimer);
    const fetch = () => (this.#fetches < PATIENT_FETCHES ? this.fetchGame() : this.fetchAgain());
    this.#fetchTimer = setTimeout(() => void fetch(), wait);
  }

  /** Puts the view on the stage and animates everything to its place. */
  async #show({ view, ms }: Beat<unknown>): Promise<void> {
    const stage = this.stageElement;
    const before = stage && ms > 0 ? snapshot(stage) : null;
    this.view = view;
    await tick();
    if (stage && before) fly(stage, before, Math.min(ms, LONGEST_FLIGHT_MS));
  }

  /** Applies the update's state. */
  #settle(update: Update, { heardAt, lines }: { heardAt: number; lines: LogLine[] }): void {
    const stage = this.stageElement;
    const isComplete = Boolean(update.chat);
    const before = stage && !isComplete && !preferences.still ? snapshot(stage) : null;
    this.table = update.table ?? this.table;
    this.commitment ??= this.table?.commitment ?? null;
    this.you = update.you ?? this.you;
    this.view = update.view ?? null;
    const isAsked = update.prompt !== undefined && update.prompt !== null && update.prompt.id === this.#asked;
    if (isAsked && this.prompt?.id !== this.#asked) play("your-turn");
    this.prompt = isAsked ? (update.prompt ?? null) : null;
    this.words = update.words ?? {};
    this.acting = update.acting ?? [];
    this.mayTakeBack = update.may_take_back ?? false;
    this.clocks = update.clocks ? { ...update.clocks, heardAt } : null;
    if (update.chat && this.#read < 0) this.#read = update.chat.at(-1)?.n ?? 0;
    this.chat = update.chat ?? this.chat;
    if (update.chat) this.looking = update.looking ?? null;
    this.#say(lines, lines.length);
    if (stage && before)
      tick()
        .then(() => fly(stage, before, SETTLING_MS))
        .catch(failed);
  }

  #lines({ seq, words, notice, events }: Update): LogLine[] {
    const told = (words?.events ?? []).map((text, index) => ({ text, kind: kindOf(events?.[index]) }));
    const around = words?.notice ? [{ text: words.notice, kind: notice?.type ?? "" }] : [];
    return [...around, ...told].map((line) => ({ ...line, seq, n: ++this.#count }));
  }

  /** Logs and says the first `upTo` lines, unless already done. */
  #say(lines: readonly LogLine[], upTo: number): void {
    const last = this.log.at(-1)?.n ?? 0;
    const due = lines.slice(0, upTo).filter(({ n }) => n > last);
    if (due.length === 0) return;
    this.log = [...this.log, ...due].slice(-MOST_LINES);
    this.said = due.map(({ text }) => text).join(" ");
    for (const { kind } of due) if (SOUNDS[kind]) play(SOUNDS[kind]);
  }
}

/** Logged for debugging. The update is shown without its animation. */
function failed(problem: unknown): void {
  console.error(problem);
}

function kindOf(event: unknown): string {
  return typeof event === "object" && event !== null && "type" in event ? String(event.type) : "";
}
