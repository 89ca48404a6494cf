/**
 * The queue of what is shown: updates arrive at any time and are shown one after another. Each is a list of beats; a
 * beat is a view and how long to show it. A tap, or too long a queue, skips ahead.
 */

export interface Beat<View> {
  view: View;
  /** Milliseconds until the next beat, usually 150 to 400; more if there is text to read. */
  ms: number;
  /** Shown instead when looking back; the last beat of a step stays until the next step: the trick is still there. */
  rest?: View;
  /** Which of the update's events this beat shows: its sentence is said and logged now. */
  event?: number;
  /** Called when the beat is shown. */
  begin?: () => void;
}

export interface Curtain<View> {
  /**
   * Puts a view on the stage, moving elements to their new places within `ms`, or at once if that is 0. Resolves when
   * it is drawn.
   */
  show(beat: Beat<View>): Promise<void> | void;
  /** Whether animations are off. */
  still(): boolean;
  /** Factor for how long each beat is shown. */
  times?(): number;
  /** Called whenever `playing` changes. */
  changed?(playing: boolean): void;
  /** A beat or its end has thrown. The next ones go on. */
  failed?(problem: unknown): void;
}

/** If the queue is longer than this, old beats are shown without waiting. */
const FAR_BEHIND_MS = 10_000;
/** A beat this long has text to read: it is held even if animations are off. */
const TO_BE_READ_MS = 600;
const READ_BY_THEN_MS = 1_500;

interface Scene<View> {
  beats: readonly Beat<View>[];
  then: () => void;
}

export class Stage<View> {
  #scenes: Scene<View>[] = [];
  #playing = false;
  #skipping = false;
  #wake: (() => void) | undefined;

  constructor(private readonly curtain: Curtain<View>) {}

  /** Queues these beats, then calls `then`. */
  play(beats: readonly Beat<View>[], then: () => void): void {
    this.#scenes.push({ beats, then });
    if (!this.#playing) this.#run().catch((problem: unknown) => this.curtain.failed?.(problem));
  }

  /** Shows all waiting beats at once. */
  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#wake?.();
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Drops the queue: a complete new state has arrived. */
  clear(): void {
    this.#scenes = [];
    this.skip();
  }

  async #run(): Promise<void> {
    try {
      this.#turn(true);
      for (let scene = this.#scenes.shift(); scene; scene = this.#scenes.shift()) {
        if (scene.beats.length > 0) await this.#showAll(scene.beats);
        this.#end(scene);
      }
    } finally {
      this.#skipping = false;
      this.#turn(false);
    }
  }

  #turn(playing: boolean): void {
    this.#playing = playing;
    this.curtain.changed?.(playing);
  }

  /** A beat that cannot be shown is skipped; its result still counts. */
  async #showAll(beats: readonly Beat<View>[]): Promise<void> {
    for (const beat of beats) {
      try {
        await this.#showOne(beat);
      } catch (problem) {
        this.curtain.failed?.(problem);
      }
    }
  }

  async #showOne(beat: Beat<View>): Promise<void> {
    const ms = this.#hurried() ? 0 : beat.ms * (this.curtain.times?.() ?? 1);
    const moving = this.curtain.still() ? 0 : ms;
    beat.begin?.();
    await this.curtain.show({ ...beat, ms: moving });
    const held = moving > 0 ? ms : beat.ms >= TO_BE_READ_MS ? Math.min(ms, READ_BY_THEN_MS) : 0;
    if (held > 0 && !this.#skipping) await this.#wait(held);
  }

  #end({ then }: Scene<View>): void {
    try {
      then();
    } catch (problem) {
      this.curtain.failed?.(problem);
    }
  }

  #hurried(): boolean {
    const waiting = this.#scenes.flatMap(({ beats }) => beats).reduce((sum, { ms }) => sum + ms, 0);
    return this.#skipping || waiting > FAR_BEHIND_MS || document.visibilityState === "hidden";
  }

  #wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      this.#wake = done;
      function done(): void {
        clearTimeout(timer);
        resolve();
      }
    });
  }
}
