/** A film that is being looked at: where it stands, whether and how quickly it runs, and the room that shows it. */

import { untrack } from "svelte";

import type { GameUi } from "../../lib/game";
import { preferences } from "../../lib/preferences.svelte";
import { Room } from "../../lib/room.svelte";
import type { Film, Frame } from "../../wire/film";
import { FilmLine } from "./film-line";
import { backwards, onwards, type Stride } from "./marks";
import { Resting } from "./resting";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Between two steps that are seen to happen. */
const BREATH_MS = 550;
/** Where nothing moves, there has to be time to read what happened. */
const READING_MS = { least: 900, each: 28, most: 4_000 };

export class Playback {
  film = $state.raw() as Film;
  /** The number of the frame that is shown, or being shown. */
  at = $state(0);
  running = $state(false);
  speed = $state(1);
  readonly room: Room;

  #line: FilmLine | null = null;
  /** The game's part of the page as it is used here. */
  #ours: GameUi | null = null;

  constructor(film: Film, at = 0) {
    this.film = film;
    this.at = Math.min(Math.max(at, 0), film.frames.length - 1);
    this.room = new Room("", {
      dial: (listener) => (this.#line = new FilmLine(listener, { film: this.film, at: this.at })),
    });
    this.room.connect();
  }

  get frame(): Frame {
    return this.film.frames[this.at] as Frame;
  }

  get last(): number {
    return this.film.frames.length - 1;
  }

  get isOver(): boolean {
    return this.at >= this.last;
  }

  /** The same moment of the same game, from another seat or in another language. */
  change(film: Film): void {
    this.film = film;
    this.#line?.jump(this.at, film);
  }

  /** Forward by one step is seen to happen, unless something else is still being shown. Everything else is at once. */
  to(number: number): void {
    const target = Math.min(Math.max(number, 0), this.last);
    if (target === this.at) return;
    const isNext = target === onwards(this.film.frames, this.at, "step");
    this.at = target;
    if (isNext && !this.room.playing && !preferences.still) this.#line?.play(target);
    else this.#line?.jump(target);
  }

  forward(stride: Stride = "step"): void {
    this.to(onwards(this.film.frames, this.at, stride));
  }

  back(stride: Stride = "step"): void {
    this.to(backwards(this.film.frames, this.at, stride));
  }

  /** Runs, from the beginning again if it is over. */
  toggle(): void {
    if (!this.running && this.isOver) this.to(0);
    this.running = !this.running;
  }

  leave(): void {
    this.room.leave();
  }

  /** Keeps it running as long as it shall. To be called while a component is set up. */
  follow(): void {
    $effect(() => {
      const game = this.room.game;
      if (game && game !== this.#ours) untrack(() => this.#arrange(game));
    });
    $effect(() => {
      if (!this.running || this.room.playing) return undefined;
      if (this.isOver) {
        this.running = false;
        return undefined;
      }
      const timer = setTimeout(() => this.forward(), this.#pause() / this.speed);
      return () => clearTimeout(timer);
    });
  }

  #arrange(game: GameUi): void {
    const resting = new Resting(game, () => this.speed);
    this.room.game = this.#ours = resting.ui;
    if (!this.#line) return;
    this.#line.resting = resting;
    this.#line.renew();
  }

  #pause(): number {
    if (!preferences.still) return BREATH_MS;
    const letters = this.frame.words.join(" ").length;
    return Math.min(READING_MS.least + READING_MS.each * letters, READING_MS.most);
  }
}
