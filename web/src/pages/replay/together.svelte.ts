/** Looking back together: one leads through the game, the others follow, wander off and come back as they like. */

import { Line } from "../../lib/line";
import { language } from "../../lib/words.svelte";
import type { FromServer, Looking } from "../../wire/table";

/** What is looked at, here or by whoever leads. */
export interface Spot {
  step: number;
  viewer: number | null;
}

interface Options {
  /** Whether to begin with it: follows whoever leads, and leads if nobody does. */
  begin: boolean;
  /** Shows what the leader looks at. */
  show: (spot: Spot) => void;
}

/** Whoever drags the slider passes many steps: the others need not see them all. */
const APART_MS = 150;

export class Together {
  /** Who else leads; null if nobody does, or I do. */
  leader = $state.raw<Looking | null>(null);
  mode = $state<"alone" | "following" | "leading">("alone");
  /** As people had them at the table, by seat. */
  crests = $state.raw<readonly number[]>([]);
  #here: Spot = { step: 0, viewer: null };
  #line: Line | null = null;
  #me: string | null = null;
  #begins: boolean;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #show: (spot: Spot) => void;

  constructor(
    readonly table: string,
    { begin, show }: Options,
  ) {
    this.#begins = begin;
    this.#show = show;
  }

  /** Begins to listen; the answer ends it. */
  connect(): () => void {
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    this.#line = new Line(() => `${path}?words=${language()}`, {
      heard: (message) => this.#hear(message),
      lost: () => undefined,
      ended: () => (this.leader = null),
    });
    return () => {
      clearTimeout(this.#timer);
      this.#line?.close();
    };
  }

  /** Where I am now. Whoever leads takes the others along; who goes elsewhere than the leader has wandered off. */
  at(spot: Spot): void {
    this.#here = spot;
    if (this.mode === "leading") this.#tell();
    else if (this.mode === "following" && spot.step !== this.leader?.step) this.mode = "alone";
  }

  follow(): void {
    if (!this.leader) return;
    this.mode = "following";
    this.#show(this.leader);
  }

  wander(): void {
    this.mode = "alone";
  }

  lead(): void {
    this.mode = "leading";
    this.leader = null;
    void this.#line?.ask({ type: "look", ...this.#here });
  }

  /** The others are on their own again. */
  stop(): void {
    clearTimeout(this.#timer);
    this.mode = "alone";
    void this.#line?.ask({ type: "look", ...this.#here, lead: false });
  }

  #hear(message: FromServer): void {
    if (message.type === "looking") this.#led(message.who === null ? null : message);
    if (message.type !== "update" || !message.chat) return;
    this.#me = message.you?.who ?? this.#me;
    this.crests = message.table?.chairs.map(({ crest }, seat) => crest ?? seat) ?? this.crests;
    this.#led(message.looking ?? null);
    // After a broken line, the lead is taken up again unless somebody else has it now.
    if (this.mode === "leading" && !this.leader) this.lead();
    if (this.#begins) {
      this.#begins = false;
      if (this.leader) this.follow();
      else this.lead();
    }
  }

  #led(by: Looking | null): void {
    if (by !== null && by.who === this.#me) return;
    const before = this.leader;
    this.leader = by;
    if (by && this.mode === "leading") return this.follow();
    if (this.mode !== "following") return;
    if (!by) this.mode = "alone";
    // Whoever follows may look through other eyes until the leader changes theirs.
    else this.#show({ step: by.step, viewer: by.viewer === before?.viewer ? this.#here.viewer : by.viewer });
  }

  #tell(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.mode === "leading") void this.#line?.ask({ type: "look", ...this.#here });
    }, APART_MS);
  }
}
