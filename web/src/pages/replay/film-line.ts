/** Tells a room what happened in a film, as a table's socket would: the boards need not know the difference. */

import type { Listener, LineLike } from "../../lib/line";
import type { Film } from "../../wire/film";
import type { FromServer, Table, Update } from "../../wire/table";

export class FilmLine implements LineLike {
  #film: Film;
  #at: number;

  constructor(
    private readonly tell: Listener,
    { film, at }: { film: Film; at: number },
  ) {
    this.#film = film;
    this.#at = at;
    this.renew();
  }

  /** Another viewer, another language: the same moment is shown from there. */
  change(film: Film, at: number): void {
    this.#film = film;
    this.jump(at);
  }

  /** How things stood then, at once. */
  jump(at: number): void {
    this.#at = at;
    this.renew();
  }

  /** What happened in that step is seen to happen. It has to be the next one at which something does. */
  play(at: number): void {
    const frame = this.#film.frames[at];
    if (!frame) return;
    this.#at = at;
    this.tell.heard({ ...this.#standing(at), events: frame.events, words: { events: frame.words } });
  }

  renew(): void {
    const table = tableOf(this.#film);
    const you = { who: "", seat: this.#film.viewer, host: false };
    this.tell.heard({ ...this.#standing(this.#at), table, you, chat: [] });
  }

  /** What has been played cannot be played otherwise. */
  ask(): Promise<FromServer> {
    return Promise.resolve({ type: "refused", reason: "film", message: "" });
  }

  close(): void {}

  #standing(at: number): Update {
    const frame = this.#film.frames[at];
    return { type: "update", seq: at, view: frame?.view, acting: frame?.acting ?? [] };
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
