/**
 * Where a board comes to rest after a step. When one plays, a won trick is swept away after a moment; whoever looks back
 * wants to see it until the next step. So the last moment that has something to read stays, or what the game shows for
 * it (`rest`), and what is left of the step is made up for when the next one begins.
 */

import type { GameUi } from "../../lib/game";
import type { Beat } from "../../lib/stage";

/** A beat this long has something to read. */
const TO_BE_READ_MS = 900;
/** Nothing but the clearing of the table may come after it. */
const MOST_AFTER = 1;
const CLEARING_MS = 300;

interface Rest {
  /** How things really stood after the step. */
  truth: unknown;
  /** How many beats of the step have been shown when it is reached. */
  beats: number;
}

export class Resting {
  readonly #rests = new WeakMap<object, Rest>();

  constructor(
    private readonly game: GameUi,
    private readonly speed: () => number,
  ) {}

  /** The view to stay at after these events; `now`: what has become of it by book-keeping that nobody sees. */
  after(from: unknown, events: readonly unknown[], to: unknown, now = to): unknown {
    if (events.length === 0) return now;
    const beats = this.game.beats(from, events, to);
    const last = beats.findLastIndex(({ ms, rest }) => ms >= TO_BE_READ_MS || rest !== undefined);
    if (last < 0 || last < beats.length - 1 - MOST_AFTER) return now;
    const beat = beats[last];
    const view = { ...((beat?.rest ?? beat?.view) as object) };
    this.#rests.set(view, { truth: now, beats: last + 1 });
    return view;
  }

  /** The same game, going at our speed from rest to rest. */
  get ui(): GameUi {
    return { ...this.game, beats: (from, events, to) => this.#beats(from, events, to) };
  }

  #beats(from: unknown, events: readonly unknown[], to: unknown): Beat<unknown>[] {
    const [before, after] = [this.#restAt(from), this.#restAt(to)];
    const clearing = before ? [{ view: before.truth, ms: CLEARING_MS }] : [];
    const beats = this.game.beats(before?.truth ?? from, events, after?.truth ?? to).slice(0, after?.beats);
    return [...clearing, ...beats].map(({ rest, ...beat }: Beat<unknown>) => ({
      ...beat,
      view: rest ?? beat.view,
      ms: beat.ms / this.speed(),
    }));
  }

  #restAt(view: unknown): Rest | undefined {
    return typeof view === "object" && view !== null ? this.#rests.get(view) : undefined;
  }
}
