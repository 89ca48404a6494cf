/** One visit to a game that is looked back at: the film, whose eyes it is seen through, and what was written about it. */

import { get } from "../../lib/api";
import { type GameRecord, type Kept, shelf, withComments } from "../../lib/shelf";
import { attempt, tell } from "../../lib/tell.svelte";
import { sayOf } from "../../lib/words.svelte";
import type { Film } from "../../wire/film";
import type { ShownTable, You } from "../../wire/table";
import { readPlace, writePlace } from "./address";
import { Comments, type Place } from "./comments.svelte";
import { BadRecord, filmOf, pathOf, recordOf, type Source } from "./films";
import { Playback } from "./playback.svelte";
import { titleOf } from "./titles";
import { type Spot, Together } from "./together.svelte";

interface Beginning {
  film: Film;
  at: number;
  open: boolean;
  mine: number | null;
  kept: Kept | undefined;
  /** Null for those who are not known at the table: they cannot look at it together with others. */
  together: { begin: boolean } | null;
}

export class Viewing {
  readonly playback: Playback;
  /** The seat at which I played; null if I did not. */
  readonly mine: number | null;
  /** The others who look at it; null where there can be none. */
  readonly together: Together | null;
  /** Whether everybody's cards are shown. */
  open = $state(false);
  readonly comments: Comments;
  /** Another film is on its way. */
  changing = $state(false);
  #wanted = 0;

  constructor(
    readonly source: Source,
    { film, at, open, mine, kept, together }: Beginning,
  ) {
    this.playback = new Playback(film, at);
    this.mine = mine;
    this.open = open;
    this.comments = new Comments(source, () => this.keep());
    void this.comments.load(kept);
    const show = (spot: Spot) => this.#go(spot);
    const isShared = source.kind === "table" && together !== null;
    this.together = isShared ? new Together(source.id, { ...together, show }) : null;
  }

  get viewer(): number | null {
    return this.playback.film.viewer;
  }

  /** Where this moment is found again. */
  get address(): string {
    const { at: step } = this.playback;
    return pathOf(this.source) + writePlace({ step, viewer: this.viewer, open: this.open });
  }

  name(seat: number): string {
    return this.playback.room.name(seat);
  }

  /** Shows the same moment as this viewer saw it. Of several wishes the last one counts. */
  async watch(viewer: number | null): Promise<void> {
    this.#wanted += 1;
    const wish = this.#wanted;
    this.changing = true;
    await attempt(async () => {
      const film = await filmOf(this.source, viewer);
      if (wish === this.#wanted) this.playback.change(film);
    });
    if (wish === this.#wanted) this.changing = false;
  }

  #go({ step, viewer }: Spot): void {
    this.playback.running = false;
    this.playback.to(step);
    if (viewer !== this.viewer) void this.watch(viewer);
  }

  /** Everything that was written about a step. */
  commentAt(step: number): string {
    return this.comments
      .at(step)
      .map(({ name, text }) => (name === null ? text : sayOf("replay", "comment-by", { name, text })))
      .join("\n");
  }

  /** Answers where the comment is now; null, and the reason is told, if it is nowhere. */
  async write(step: number, text: string): Promise<Place | null> {
    let place: Place | null = null;
    await attempt(async () => {
      place = await this.comments.write(step, text);
      if (place === "device" && shelf.forgetful) tell(sayOf("replay", "kept-forgetful"));
    });
    return place;
  }

  /** Puts the game on the shelf of this device. */
  async keep(): Promise<string> {
    const record = await recordOf(this.source);
    const table = this.source.kind === "table" ? { table: this.source.id } : {};
    return shelf.keep(record, { title: titleOf(record), ...table });
  }

  /** The record, with what was written about it. */
  async record(): Promise<GameRecord> {
    return withComments(await recordOf(this.source), this.comments.forFile());
  }
}

/** Opens what the address names. A step or a seat that does not exist is said, and something else shown. */
export async function openViewing(source: Source, search: string): Promise<Viewing> {
  const place = readPlace(search);
  const [kept, me] = await Promise.all([keptOf(source), meAt(source)]);
  const mine = me?.seat ?? null;
  const viewer = place.viewer === undefined ? mine : place.viewer;
  const film = await filmOf(source, viewer).catch((problem: unknown) => {
    if (!(problem instanceof BadRecord) || problem.reason !== "no-such-seat") throw problem;
    tell(sayOf("replay", "no-such-seat", { seat: viewer ?? 0 }));
    return filmOf(source, null);
  });
  const last = film.frames.length - 1;
  const isThere = place.step === null || place.step <= last;
  if (!isThere) tell(sayOf("replay", "no-such-step", { last }));
  const open = place.open || (place.viewer === undefined && mine === null);
  const at = isThere ? (place.step ?? 0) : last;
  const together = me ? { begin: place.together } : null;
  return new Viewing(source, { film, at, open, mine, kept, together });
}

function keptOf(source: Source): Promise<Kept | undefined> {
  return source.kind === "file" ? shelf.get(source.key) : shelf.ofTable(source.id);
}

/** Who I am at the table. Strangers, and those without a server, are nobody. */
async function meAt(source: Source): Promise<You | null> {
  if (source.kind === "file") return null;
  const path = `/api/tables/${encodeURIComponent(source.id)}`;
  return get<ShownTable>(path).then(
    ({ you }) => you ?? null,
    () => null,
  );
}
