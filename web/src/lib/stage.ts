/**
 * The queue of what is shown: updates come when they come, and are shown one after another. Each is a row of beats;
 * a beat is a view to show and how long it wants to be looked at. Whoever taps, or lies too far behind, skips ahead.
 */

export interface Beat<View> {
  view: View;
  /** Milliseconds until the next, as a rule 150 to 400; more where there is something to read. */
  ms: number;
  /** Who looks back sees this instead, and the last of a step stays until the next: the trick still lies there. */
  rest?: View;
  /** Which of the update's events this beat shows: its sentence is said and written down now. */
  event?: number;
  /** Called when it is shown. */
  begin?: () => void;
}

export interface Curtain<View> {
  /** Puts a view on the stage, moving things to their new places within `ms`, or at once if that is 0. Resolves when it is drawn. */
  show(beat: Beat<View>): Promise<void> | void;
  /** Whether nothing shall move. */
  still(): boolean;
  /** So many times as long as usual every beat is shown. */
  times?(): number;
  /** Told whenever `playing` has changed. */
  changed?(playing: boolean): void;
  /** A beat or its end has thrown. What comes after it goes on. */
  failed?(problem: unknown): void;
}

/** So far behind the server, what is old is shown without waiting. */
const FAR_BEHIND_MS = 10_000;
/** A beat this long has something to read: it is held for those, too, for whom nothing moves. */
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

  /** Shows these beats after all that are waiting, then calls `then`. */
  play(beats: readonly Beat<View>[], then: () => void): void {
    this.#scenes.push({ beats, then });
    if (!this.#playing) this.#run().catch((problem: unknown) => this.curtain.failed?.(problem));
  }

  /** Everything that waits is shown at once. */
  skip(): void {
    if (!this.#playing) return;
    this.#skipping = true;
    this.#wake?.();
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Forgets what waits: a complete new standing has come. */
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

  /** What cannot be shown is left out: what it led to holds all the same. */
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
