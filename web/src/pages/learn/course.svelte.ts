/** One way through a script: where the learner stands, what is said there, and what there is to do. */

import { untrack } from "svelte";

import type { GameUi } from "../../lib/game";
import { preferences } from "../../lib/preferences.svelte";
import { Room } from "../../lib/room.svelte";
import type { Lesson, LessonFrame } from "../../wire/lessons";
import { rests } from "./resting";
import { ScriptLine, type Teacher } from "./script-line";

/** A moment after each thing that happens by itself. */
const PAUSE_MS = 450;
const STILL_PAUSE_MS = 250;

export class Course implements Teacher {
  lesson = $state.raw<Lesson>() as Lesson;
  at = $state(0);
  /** Which other choice was made, and is being answered. */
  #other = $state<number | null>(null);
  readonly room: Room;
  rests = $derived.by(() => rests(this.lesson, this.game));
  #line: ScriptLine | null = null;

  /** The game's part of the page knows what is seen between two views. */
  constructor(
    lesson: Lesson,
    private readonly game: Pick<GameUi, "beats"> | null,
  ) {
    this.lesson = lesson;
    const dial = (listener: ConstructorParameters<typeof ScriptLine>[1]) =>
      (this.#line = new ScriptLine(this, listener));
    this.room = new Room(`${lesson.game}-${lesson.id}`, { dial });
  }

  get frame(): LessonFrame {
    return this.lesson.frames[this.at] as LessonFrame;
  }

  get isLast(): boolean {
    return this.at === this.lesson.frames.length - 1;
  }

  /** Whether all of the frame can be seen. */
  get arrived(): boolean {
    const { view } = this.rests[this.at] ?? this.frame;
    return this.room.view === view && !this.room.playing;
  }

  /** What the learner is asked for; null while something happens. */
  get waits(): "to-read" | "to-decide" | null {
    if (!this.arrived || !this.#stops(this.frame)) return null;
    return this.frame.prompt && !this.#granted ? "to-decide" : "to-read";
  }

  /** What the coach says: the caption, or an answer to what was chosen. Nothing while something happens. */
  get caption(): string {
    if (this.waits === null) return "";
    return this.answer || this.frame.caption;
  }

  get answer(): string {
    if (this.#other === null) return "";
    return this.frame.gentle_for[this.#other] ?? this.frame.gentle;
  }

  /** The frames at which the learner is waited for. */
  get stops(): number[] {
    return this.lesson.frames.flatMap((frame, number) => (this.#stops(frame) ? [number] : []));
  }

  /** The steps begun so far: the stop that is shown, or on the way. */
  get step(): number {
    return this.stops.findIndex((number) => number >= this.at) + 1;
  }

  get steps(): number {
    return this.stops.length;
  }

  chosen(index: number): void {
    if (this.frame.expected.includes(index)) return this.#advance();
    this.#other = index;
    if (this.frame.generous) this.#line?.hush();
  }

  /** On to what comes next, where it is not the learner's to decide. */
  goOn(): void {
    if (this.waits !== "to-decide") this.#advance();
  }

  /** The choice that goes on is made for the learner, where there is one. */
  show(): void {
    this.#advance();
  }

  /** Everything up to the next stop at once. */
  hurry(): void {
    if (this.waits !== null) return;
    if (this.room.playing) this.room.skip();
    else if (this.arrived) this.#advance();
  }

  turnTo(at: number): void {
    this.at = Math.max(0, at);
    this.#other = null;
    this.#line?.renew();
  }

  back(): void {
    this.turnTo(this.stops.findLast((number) => number < this.at) ?? 0);
  }

  /** The same in another language. */
  retell(lesson: Lesson): void {
    this.lesson = lesson;
    this.#line?.renew();
    if (this.#granted) this.#line?.hush();
  }

  #stops(frame: LessonFrame): boolean {
    return frame.stop || frame === this.lesson.frames.at(-1);
  }

  /** A choice as good as the expected one was made: it goes on when its answer has been read. */
  get #granted(): boolean {
    return this.#other !== null && this.frame.generous;
  }

  #advance(): void {
    if (this.isLast) return;
    this.#other = null;
    this.at += 1;
    this.#line?.play();
  }
}

/** Connects the course while its component is there; what needs nobody's decision happens by itself. */
export function follow(of: () => Course): void {
  $effect(() => {
    const { room } = of();
    untrack(() => room.connect());
    return () => room.leave();
  });
  $effect(() => {
    const course = of();
    if (!course.arrived || course.waits !== null) return undefined;
    const timer = setTimeout(() => course.goOn(), preferences.still ? STILL_PAUSE_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  });
}
