/** The score pads of this device. */

import {
  type Change,
  type Merged,
  type PadGame,
  type Refusal,
  type SetUp,
  begun,
  changed,
  isRefusal,
} from "../core/index.ts";

/** A copy that cannot be read any more. It is kept as it was until somebody throws it away. */
export interface Damaged {
  /** Its own name, for `throwAway`. */
  key: string;
  /** The pad that it was of. */
  id: string;
  /** What lies there, for a download. */
  text: string;
}

/** Of a game that is here and in a file, and not the same: which one stays. */
export type Decision = "mine" | "theirs" | "both";
/** What an import has stored; all of it or nothing. */
export type Taken = { stored: true; games: readonly PadGame[] } | { stored: false };

class Pads {
  /** Whether the games that are being played are known. */
  ready = $state(false);
  /** Whether all others are, too. */
  complete = $state(false);
  /** The one that was changed last comes first. */
  games = $state.raw<readonly PadGame[]>([]);
  trouble = $state<"none" | "one-copy" | "nowhere">("none");
  damaged = $state.raw<readonly Damaged[]>([]);

  /** Reads what is kept; done when everything has been read. Again and again is once. */
  async open(): Promise<void> {
    this.ready = this.complete = true;
  }

  get(id: string): PadGame | undefined {
    return this.games.find((game) => game.id === id);
  }

  begin(setUp: Omit<SetUp, "id" | "now">): PadGame | Refusal {
    const game = begun({
      ...setUp,
      id: `pad${Date.now()}`,
      now: new Date().toISOString().slice(0, 19) + "Z",
    });
    if (!isRefusal(game)) this.games = [game, ...this.games];
    return game;
  }

  change(id: string, change: Change): Refusal | null {
    const before = this.get(id);
    if (!before) return null;
    const after = changed(before, change, new Date().toISOString().slice(0, 19) + "Z");
    if (isRefusal(after)) return after;
    this.games = [after, ...this.games.filter((game) => game !== before)];
    return null;
  }

  /** False if there was nothing to undo. */
  undo(_id: string): boolean {
    return false;
  }

  redo(_id: string): boolean {
    return false;
  }

  canUndo(_id: string): boolean {
    return false;
  }

  canRedo(_id: string): boolean {
    return false;
  }

  remove(id: string): void {
    this.games = this.games.filter((game) => game.id !== id);
  }

  /** Undoes `remove`. */
  restore(_id: string): void {}

  /** Stores what was merged, all of it or nothing. */
  async take(merged: Merged, _decide: (mine: PadGame, theirs: PadGame) => Decision): Promise<Taken> {
    this.games = [...merged.added, ...this.games];
    return { stored: true, games: merged.added };
  }

  /** Everybody who has played, those of the newest game first. */
  names(): string[] {
    return [...new Set(this.games.flatMap(({ players }) => players))];
  }

  forgetName(_name: string): void {}

  throwAway(damaged: Damaged): void {
    this.damaged = this.damaged.filter((other) => other !== damaged);
  }
}

export const pads = new Pads();
