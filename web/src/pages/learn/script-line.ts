/** Plays a script into a room: the real board shows it, and asks what the script asks. */

import type { Listener, LineLike, Request } from "../../lib/line";
import type { Lesson, LessonFrame } from "../../wire/lessons";
import type { FromServer, Prompt, Table, Update, You } from "../../wire/table";
import type { Rest } from "./resting";
import { same } from "./same";

/** The place of a choice in the list of what is allowed; there are too many to list some of them. */
export const UNLISTED = -1;

/** Who is asked where the script stands, and told what was chosen. */
export interface Teacher {
  readonly lesson: Lesson;
  /** The number of the frame that is shown, or on its way. */
  readonly at: number;
  /** Where each frame comes to rest; null where that is its own view. */
  readonly rests: readonly (Rest | null)[];
  /** An allowed choice, by its place in the list; nothing has come of it yet. */
  chosen(index: number): void;
}

export class ScriptLine implements LineLike {
  #seq = 0;

  constructor(
    private readonly teacher: Teacher,
    private readonly tell: Listener,
  ) {
    this.renew();
  }

  /** Shows the teacher's frame at once, whatever was shown before. */
  renew(): void {
    const { lesson, at, rests } = this.teacher;
    const rest = rests[at];
    const frame = {
      ...frameUpdate(lesson, at),
      events: [],
      ...(rest ? { view: rest.view, acting: [] } : {}),
    };
    this.#show({ ...frame, chat: [], table: tableOf(lesson), you: youIn(lesson) });
  }

  /** Shows how the teacher's frame comes about. */
  play(): void {
    const { lesson, at, rests } = this.teacher;
    const [rest, before] = [rests[at], rests[at - 1]];
    const isMore = rest && lesson.frames[at]?.events.length === 0;
    if (before && !isMore) this.#show({ view: lesson.frames[at - 1]?.view });
    if (!rest) return this.#show(frameUpdate(lesson, at));
    if (rest.events > 0 && !isMore) this.#enter(rest);
    if (rest !== before) this.#show({ view: rest.view, words: { events: [...rest.words] } });
  }

  /** What happens before the moment that stays. */
  #enter({ events: count, entry }: Rest): void {
    const { events = [], words } = frameUpdate(this.teacher.lesson, this.teacher.at);
    const told = (words?.events ?? []).slice(0, count);
    this.#show({ events: events.slice(0, count), view: entry, words: { events: told } });
  }

  /** Takes the question away, and leaves everything else. */
  hush(): void {
    const { view, acting } = frameUpdate(this.teacher.lesson, this.teacher.at);
    this.#show({ view, acting: acting ?? [] });
  }

  ask(request: Request): Promise<FromServer> {
    return Promise.resolve(request.type === "intent" ? this.#answer(request.move) : DONE);
  }

  close(): void {
    // There is nobody to say goodbye to.
  }

  #answer(move: unknown): FromServer {
    const frame = this.teacher.lesson.frames[this.teacher.at];
    const forbidden = frame?.prompt?.refused?.findIndex((one) => same(one.move, move)) ?? -1;
    const why = frame?.prompt?.refused?.[forbidden]?.why;
    if (why)
      return { type: "refused", ...why, args: {}, message: frame?.prompt_words?.refused[forbidden] ?? "" };
    this.teacher.chosen(frame?.prompt?.legal?.findIndex((one) => same(one, move)) ?? UNLISTED);
    return DONE;
  }

  #show(update: Omit<Update, "type" | "seq">): void {
    this.#seq += 1;
    this.tell.heard({ type: "update", seq: this.#seq, ...update });
  }
}

const DONE: FromServer = { type: "done", id: "" };

function frameUpdate(lesson: Lesson, at: number): Omit<Update, "type" | "seq"> {
  const frame = lesson.frames[at];
  if (!frame) return {};
  const { events, view, acting, words, prompt_words: said } = frame;
  const prompt = promptOf(frame);
  return {
    ...{ events, view, acting, ...(prompt ? { prompt } : {}) },
    words: { events: words, legal: said?.legal ?? [], refused: said?.refused ?? [] },
  };
}

/**
 * Boards ask for a placing of pirates where they are told of many combinations. A script lists only the one that goes
 * on; any other is answered gently.
 */
function promptOf({ prompt }: LessonFrame): Prompt | undefined {
  const [move] = prompt?.legal ?? [];
  if (typeof move !== "object" || move === null || !("type" in move) || move.type !== "place")
    return prompt ?? undefined;
  const fields = Object.entries(move).filter(([name]) => name !== "type");
  const product = { type: move.type, fields: Object.fromEntries(fields.map(([name, one]) => [name, [one]])) };
  return { ...prompt, id: prompt?.id ?? 0, product };
}

function tableOf({ id, game, seats, options, names }: Lesson): Table {
  return {
    ...{ id, status: "playing", commitment: "", settings: { game, seats, options } },
    chairs: names.map((name) => ({ kind: "person", name, here: true })),
  };
}

/** Where there is nothing to decide all look on, and the table gets all the room; but planks are small from afar. */
function youIn({ game, seat, viewer }: Lesson): You {
  return { who: "", seat: game === "skull-queen" ? viewer : seat, host: false };
}
