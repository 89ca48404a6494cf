/**
 * Recent changes of this tab. Two tabs may write at the same instant, before either hears of the other. Then one state
 * wins, and the other tab applies its change again on top of it.
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

  /** The changes that this state should contain and does not. Each is returned once. */
  takeMissing({ game, revision, marks }: Kept): Change[] {
    const oldest = revision - marks.length;
    const isMissing = (own: OwnChange) =>
      own.id === game.id && own.revision > oldest && !marks.includes(own.mark);
    const missing = this.#changes.filter(isMissing);
    this.#changes = this.#changes.filter((own) => !missing.includes(own));
    return missing.map(({ change }) => change);
  }
}
