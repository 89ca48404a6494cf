/** Tells a room what happened in a film, as a table's socket would: the boards need not know the difference. */

import type { Listener, LineLike } from "../../lib/line";
import type { Film } from "../../wire/film";
import type { FromServer, Table, Update } from "../../wire/table";
import type { Resting } from "./resting";

interface Showing {
  film: Film;
  at: number;
}

export class FilmLine implements LineLike {
  /** Where boards come to rest, once the game's part of the page is there. */
  resting: Resting | null = null;
  #now: Showing;

  constructor(
    private readonly tell: Listener,
    now: Showing,
  ) {
    this.#now = now;
    this.renew();
  }

  /** How things stood then, at once; perhaps in another film of the same game. */
  jump(at: number, film = this.#now.film): void {
    this.#now = { film, at };
    this.renew();
  }

  /** What happened in that step is seen to happen. It has to be the next one at which something does. */
  play(at: number): void {
    const { film } = this.#now;
    this.#now = { film, at };
    const { events = [], words = [] } = film.frames[at] ?? {};
    this.tell.heard({ ...this.#standing(), events, words: { events: words } });
  }

  renew(): void {
    const { film } = this.#now;
    const you = { who: "", seat: film.viewer, host: false };
    this.tell.heard({ ...this.#standing(), table: tableOf(film), you, chat: [] });
  }

  /** What has been played cannot be played otherwise. */
  ask(): Promise<FromServer> {
    return Promise.resolve({ type: "refused", reason: "film", message: "" });
  }

  close(): void {}

  #standing(): Update {
    const { film, at } = this.#now;
    const frame = film.frames[at];
    // Book-keeping leaves the table as it lies.
    const eventful = film.frames.findLastIndex(({ events }, step) => step <= at && events.length > 0);
    const [before, last] = [film.frames[eventful - 1], film.frames[eventful]];
    const view =
      frame && before && last && this.resting
        ? this.resting.after(before.view, last.events, last.view, frame.view)
        : frame?.view;
    return { type: "update", seq: at, view, acting: frame?.acting ?? [] };
  }
}

function tableOf({ game, seats, options, players, rules }: Film): Table {
  return {
    id: "",
    // Also after the last step: who looks back looks at the table, not at its result.
    status: "playing",
    settings: { game, seats, options },
    chairs: players.map(({ name, bot }) => ({ kind: bot ? "bot" : "person", name, here: true })),
    commitment: "",
    rules,
  };
}
