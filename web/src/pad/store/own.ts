/**
 * What was changed in this tab lately. Two tabs may write at the same instant, before either hears of the other; then
 * one state wins, and the other tab makes its change again on top of it.
 */

import type { Change } from "../core/model.ts";
import type { Kept } from "./kept.ts";

interface OwnChange {
  id: string;
  change: Change;
  mark: string;
  revision: number;
}

const MOST = 20;

export class Own {
  #changes: readonly OwnChange[] = [];

  add(change: OwnChange): void {
    this.#changes = [...this.#changes, change].slice(-MOST);
  }

  /** Those that this state should contain and does not. They are given once. */
  takeMissing({ game, revision, marks }: Kept): Change[] {
    const oldest = revision - marks.length;
    const isMissing = (own: OwnChange) =>
      own.id === game.id && own.revision > oldest && !marks.includes(own.mark);
    const missing = this.#changes.filter(isMissing);
    this.#changes = this.#changes.filter((own) => !missing.includes(own));
    return missing.map(({ change }) => change);
  }
}
