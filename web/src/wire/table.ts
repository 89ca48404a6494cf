// Written by scripts/wire_types.py from the Python types. Do not edit.

/** Seats a bot on the seat or the first free one; by default the strongest bot. */
export interface AddBot {
  type: "add-bot";
  id: string;
  seat?: number | null;
  bot?: string | null;
  name?: string | null;
}

export interface AnswerTakeBack {
  type: "answer-take-back";
  id: string;
  agreed: boolean;
}

export interface AskTakeBack {
  type: "ask-take-back";
  id: string;
}

/** One seat of the table, as everybody may see it. */
export interface Chair {
  kind: "bot" | "empty" | "person";
  name?: string;
  bot?: string | null;
  who?: string | null;
  ready?: boolean;
  word?: string | null;
  here?: boolean;
  stand_in?: string | null;
  crest?: number | null;
}

export interface ChangeSettings {
  type: "change-settings";
  id: string;
  settings: Settings;
}

export interface Chat {
  type: "chat";
  lines: Line[];
  ack?: string | null;
}

/** One of a few words. An option for the screen only does not affect the rules and is not part of a record. */
export interface Choice {
  type: "choice";
  name: string;
  values: string[];
  default: string;
  affects_rules?: boolean;
}

/** Milliseconds left for each seat's game and for this decision, counted from when this was sent. */
export interface Clocks {
  left?: (number | null)[];
  running?: boolean;
}

/** The host ends the table for good. */
export interface Close {
  type: "close";
  id: string;
}

/** The player is back: the bot that played for them stops. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

export interface Comment {
  step: number;
  who: string;
  name: string;
  text: string;
  written_at: number;
  mine: boolean;
  deletable: boolean;
}

export interface Comments {
  comments: Comment[];
}

/** The answer to a request that changed nothing which others would see. */
export interface Done {
  type: "done";
  id: string;
}

/** Why something cannot be done: `step` and `rule` if a record is at fault. */
export interface EngineProblem {
  reason: string;
  message: string;
  step?: number | null;
  rule?: string | null;
}

/** A number of seconds for the whole game, plus a few for each decision made. */
export interface GameClock {
  type: "game";
  seconds: number;
  increment?: number;
}

/** A game that a table can be opened for. */
export interface GameTold {
  name: string;
  title: string;
  rules: number;
  lowest: number;
  highest: number;
  options: (Choice | Numbers)[];
  bots: string[];
}

export interface Games {
  games: GameTold[];
}

/** The last message before the server closes the socket: the reason, and whether to reconnect. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  message: string;
  again: boolean;
  may_close?: boolean;
}

/** My finished games, newest first. */
export interface History {
  games: HistoryRow[];
  next: number | null;
}

/** One row of a guest's history. */
export interface HistoryRow {
  table: string;
  game: string;
  seats: number;
  bots: number;
  finished_at: number;
  seat: number;
  score: number;
  place: number;
}

/** The host silences somebody at this table, or allows them to speak again. */
export interface Hush {
  type: "hush";
  id: string;
  who: string;
  hushed?: boolean;
}

/** A move in the game, in answer to the question `prompt`. */
export interface Intent {
  type: "intent";
  id: string;
  prompt: number;
  move: unknown;
}

/** Sends away a person or a bot. */
export interface Kick {
  type: "kick";
  id: string;
  seat: number;
}

/** One line of chat. */
export interface Line {
  n: number;
  room: "spectators" | "table";
  at: number;
  who: string;
  name: string;
  seat?: number | null;
  phrase?: string | null;
  emote?: string | null;
  text?: string | null;
}

/** A table in a list, as everybody may see it. */
export interface Listed {
  id: string;
  status: "abandoned" | "finished" | "playing" | "waiting";
  settings: Settings;
  chairs: ListedChair[];
  opened_at: number;
  touched_at: number;
}

/** `name` is empty for a free seat; `bot` is the kind of bot. */
export interface ListedChair {
  name?: string;
  bot?: string | null;
}

/** One event. */
export interface LogLine {
  seq: number;
  kind: string;
  text: string;
}

/** At a table that is over: lead the others to this step of the game, or stop leading if `lead` is missing. */
export interface Look {
  type: "look";
  id: string;
  step: number;
  viewer?: number | null;
  lead?: boolean;
}

/** The step to which a leader points when looking back on the game; no `who` means that nobody leads any more. */
export interface Looking {
  type: "looking";
  who: string | null;
  name: string;
  step: number;
  viewer: number | null;
}

/** A guest. */
export interface Me {
  name: string;
  since: number;
  crest?: number | null;
}

/** A number of seconds for each decision. */
export interface MoveClock {
  type: "move";
  seconds: number;
}

/** Mutes a person (by the `who` of a chat line). */
export interface Mute {
  type: "mute";
  id: string;
  who: string;
  muted?: boolean;
}

/** A table at which I have a seat. */
export interface MyTable {
  table: Listed;
  seat: number;
}

export interface MyTables {
  tables: MyTable[];
}

/** A table to open. */
export interface NewTable {
  settings: Settings;
  bots?: WantedBot[];
  sit?: boolean;
  start?: boolean;
}

/** A sentence about a public event, with the event's kind. */
export interface NewsLine {
  kind: string;
  text: string;
}

/** No time limit. */
export interface NoClock {
  type: "none";
}

/** What happened around the game: the kind of the log's entry, and the seat that it is about. */
export interface Notice {
  type: string;
  seat?: number | null;
  bot?: string | null;
  ready?: boolean | null;
  agreed?: boolean | null;
  left?: boolean | null;
}

/** A fixed count of whole numbers, each within a range. */
export interface Numbers {
  type: "numbers";
  name: string;
  count: number;
  lowest: number;
  highest: number;
  default: number[];
  affects_rules?: boolean;
}

/** The link is the key to the table, and so is the code for some hours. Share them only with people who shall come. */
export interface OpenedTable {
  id: string;
  code: string;
  link: string;
}

/** What the server stores now. */
export interface PadTaken {
  revision: number;
  taken: boolean;
}

export interface PassHost {
  type: "pass-host";
  id: string;
  seat: number;
}

/** A request to open a table. */
export interface PassTable {
  game: string;
  players: Player[];
  options?: Record<string, string | number[]>;
}

export interface Pause {
  type: "pause";
  id: string;
}

/** Keys, so that everybody reads them in their own language: `phrase-<key>` and `emote-<key>` in the catalogues. */
export interface Phrases {
  phrases: string[];
  emotes: string[];
}

export interface Ping {
  type: "ping";
}

/** A player's name, and the bot's name if the player is a bot. */
export interface Player {
  name: string;
  bot?: string | null;
}

export interface Pong {
  type: "pong";
}

/** A short form for very many choices: moves of this type with any combination of these values. */
export interface Product {
  type: string;
  fields: Record<string, unknown[]>;
}

/** A question to the receiver: what is allowed, and what is not, with the rule that forbids it. */
export interface Prompt {
  id: number;
  legal?: unknown[];
  refused?: RefusedMove[];
  product?: Product | null;
}

export interface Ready {
  type: "ready";
  id: string;
  ready?: boolean;
  word?: string;
}

/** The answer to a request that changed nothing. `rule` is set if a rule of the game forbids it. */
export interface Refused {
  type: "refused";
  reason: string;
  message: string;
  id?: string | null;
  rule?: string | null;
  args?: Record<string, number | string | (number | string)[]>;
}

/** Opens a table with the same people, bots and settings, or leads to the one that is open already. */
export interface Rematch {
  type: "rematch";
  id: string;
}

/** Reports somebody to the people who run the server. */
export interface ReportSomebody {
  type: "report-somebody";
  id: string;
  who?: string | null;
  text?: string;
}

export interface Result {
  scores: number[];
  places: number[];
}

export interface Resume {
  type: "resume";
  id: string;
}

export interface Review {
  game: string;
  rules: number;
  options: Record<string, string | number[]>;
  players: Player[];
  result: Result | null;
  total: number;
  steps: ReviewedStep[];
}

/** One step of the record, and the position after it. */
export interface ReviewedStep {
  number: number;
  events: unknown[];
  step?: unknown;
  view?: unknown;
  views?: unknown[];
  words?: string[];
}

/** What is needed to resume a table. */
export interface Save {
  record: string;
  pausing?: boolean;
}

/** One of the three: a quick phrase or an emote by its key, or free text. */
export interface Say {
  type: "say";
  id: string;
  phrase?: string | null;
  emote?: string | null;
  text?: string | null;
}

/** A table before the game. `options` are all of the game's options that affect its rules. */
export interface Settings {
  game: string;
  seats: number;
  options?: Record<string, string | number[]>;
  public?: boolean;
  spectators?: boolean;
  clock?: NoClock | MoveClock | GameClock;
  bot_speed?: "instant" | "normal" | "quick" | "slow";
  grace?: number;
  free_chat?: boolean;
}

/** The latest state of a pad. */
export interface SharedPad {
  revision: number;
  changed_at: number;
  game: unknown;
}

/** A table, and who I am at it. */
export interface ShownTable {
  table: Table;
  you?: You | null;
}

/** Takes the seat, or the first free one. */
export interface SitDown {
  type: "sit-down";
  id: string;
  seat?: number | null;
}

/** Leaves. During a game a bot plays on, and the player may come back. */
export interface StandUp {
  type: "stand-up";
  id: string;
}

/** A table's public state, and the events that led to it. */
export interface Standing {
  decisions: number;
  asked: number[];
  together: boolean;
  sealed: boolean;
  before: Update;
  shown: Update[];
  now: Update;
  news: NewsLine[];
  save: Save;
}

export interface Start {
  type: "start";
  id: string;
}

/** All games of one kind with the same number of players. */
export interface Statistic {
  game: string;
  players: number;
  played: number;
  won: number;
  average_place: number;
  average_score: number;
  best_score: number;
  with_people: number;
  with_bots_only: number;
}

export interface Statistics {
  statistics: Statistic[];
}

/** Asks for the whole state again. */
export interface Sync {
  type: "sync";
}

/** The table's public state, without the game. */
export interface Table {
  id: string;
  status: "abandoned" | "finished" | "playing" | "waiting";
  settings: Settings;
  chairs: Chair[];
  commitment: string;
  host?: string;
  host_seat?: number | null;
  rules?: number | null;
  code?: string | null;
  paused?: boolean;
  take_back?: TakeBack | null;
  spectators?: number;
  standing?: string[];
  screens?: number;
  secret?: string | null;
  rematch?: string | null;
  practice?: boolean;
  closed?: string | null;
  scores?: number[] | null;
  places?: number[] | null;
}

/** Public state that is not in the table's log: who is here, how many watch, names. */
export interface TableChanged {
  type: "table-changed";
  table: Table;
}

export interface TableLog {
  seq: number;
  lines: LogLine[];
}

export interface Tables {
  tables: Listed[];
}

/** A player asks to take a decision back; `missing` are the players who have not agreed yet. */
export interface TakeBack {
  seat: number;
  missing: number[];
}

/** What happened (`events`, as the receiver may see them) and the current state. Complete except for unchanged parts: `table`, `you` and `chat` are sent when they are new to the receiver. */
export interface Update {
  type: "update";
  seq: number;
  events?: unknown[];
  view?: unknown;
  acting?: number[];
  prompt?: Prompt;
  may_take_back?: boolean;
  notice?: Notice | null;
  clocks?: Clocks | null;
  table?: Table;
  you?: You | null;
  chat?: Line[] | null;
  looking?: Looking | null;
  words?: Words | null;
  ack?: string | null;
}

/** A bot for a new table; by default the strongest, with a name that we choose. */
export interface WantedBot {
  bot?: string | null;
  name?: string | null;
}

export interface WithdrawTakeBack {
  type: "withdraw-take-back";
  id: string;
}

/** The same in words, in one language, for clients that asked for it: one sentence for each. */
export interface Words {
  events?: string[];
  legal?: string[];
  refused?: string[];
  notice?: string | null;
}

/** Who the receiver is at this table. */
export interface You {
  who: string;
  seat: number | null;
  host: boolean;
}

/** A move that the rules forbid now, and why. */
export interface RefusedMove {
  move: unknown;
  why: { rule: string; reason: string; args: Record<string, unknown> };
}

export type FromClient = Intent | Sync | Ping | SitDown | StandUp | ComeBack | Ready | ChangeSettings | Kick | AddBot | PassHost | Start | Pause | Resume | Close | AskTakeBack | AnswerTakeBack | WithdrawTakeBack | Rematch | Say | Mute | Hush | ReportSomebody | Look;

export type FromServer = Update | TableChanged | Refused | Done | Chat | Looking | Pong | Goodbye;
