/**
 * Two cards may look the same, and yet each lies where it lies: every visible card gets a name of its own, which it
 * keeps on its way from the hand to the discard pile.
 */

export interface Named {
  key: string;
  code: string;
}

interface Visible {
  hand: readonly Named[];
  discard: readonly Named[];
}

export class Names {
  #count = 0;
  #now: Visible = { hand: [], discard: [] };

  /** Of two alike, the one that was picked leaves the hand. */
  follow(hand: readonly string[], discard: readonly string[], picked: ReadonlySet<string>): Visible {
    const { stay, gone } = this.#parted(hand, picked);
    const held = hand.map((code) => taken(stay, code) ?? this.#new(code));
    const kept = this.#now.discard;
    const goesOn = kept.length <= discard.length && kept.every(({ code }, index) => code === discard[index]);
    const old = goesOn ? kept : [];
    const added = discard.slice(old.length).map((code) => taken(gone, code) ?? this.#new(code));
    this.#now = { hand: held, discard: [...old, ...added] };
    return this.#now;
  }

  #parted(hand: readonly string[], picked: ReadonlySet<string>): { stay: Named[]; gone: Named[] } {
    const left = [...hand];
    const stay = new Set<string>();
    const lastPicked = this.#now.hand.toSorted(
      (one, other) => Number(picked.has(one.key)) - Number(picked.has(other.key)),
    );
    for (const { key, code } of lastPicked) {
      const index = left.indexOf(code);
      if (index < 0) continue;
      left.splice(index, 1);
      stay.add(key);
    }
    const was = this.#now.hand;
    return {
      stay: was.filter(({ key }) => stay.has(key)),
      gone: was.filter(({ key }) => !stay.has(key)),
    };
  }

  #new(code: string): Named {
    this.#count += 1;
    return { key: `${code}-${this.#count}`, code };
  }
}

function taken(from: Named[], code: string): Named | undefined {
  const index = from.findIndex((named) => named.code === code);
  return index < 0 ? undefined : from.splice(index, 1)[0];
}
