/**
 * What was written about the steps of a game. A game of the server has its comments there, for everybody with the link. Those on a
 * game from a file, and all without a server, stay on this device.
 */

import { Problem, ask, get } from "../../lib/api";
import { type Comment as KeptComment, commentsOf, type Kept, shelf } from "../../lib/shelf";
import type { Comment as SharedComment, Comments as Shared } from "../../wire/table";
import type { Source } from "./films";

export interface Comment {
  step: number;
  text: string;
  /** Null: mine. */
  name: string | null;
  /** Whoever wrote it, as the server calls them; null: it is on this device only. */
  who: string | null;
  deletable: boolean;
}

/** Where a comment went. */
export type Place = "server" | "device";

export class Comments {
  all = $state.raw<readonly Comment[]>([]);
  /** Whether the server keeps what is written. */
  shared = $state(false);
  #kept: readonly Comment[] = [];
  #told: readonly Comment[] = [];

  constructor(
    readonly source: Source,
    /** Puts the game on the shelf of this device, and answers under which key. */
    readonly keep: () => Promise<string>,
  ) {}

  /** Those of this device, then those of the server. Without a server it is as it was. */
  async load(kept?: Kept): Promise<void> {
    if (kept) this.#kept = commentsOf(kept.record).map(ofDevice);
    const told = this.source.kind === "table" ? await get<Shared>(this.#path).catch(() => null) : null;
    this.shared = told !== null;
    if (told) this.#told = told.comments.map(ofServer);
    this.#show();
  }

  at(step: number): readonly Comment[] {
    return this.all.filter((comment) => comment.step === step);
  }

  /** Mine about this step. */
  mine(step: number): Comment | undefined {
    return this.at(step).find(({ name }) => name === null);
  }

  /** In place of what I wrote about this step; without text nothing is left of it. */
  async write(step: number, text: string): Promise<Place> {
    if (!this.shared || !(await this.#send(step, text))) {
      await this.#keep(step, text);
      return "device";
    }
    if (this.#kept.some((comment) => comment.step === step && comment.name === null))
      await this.#keep(step, "");
    await this.load();
    return "server";
  }

  async remove({ step, name, who }: Comment): Promise<void> {
    if (who === null) {
      await this.#keep(step, "");
      return;
    }
    await ask("DELETE", `${this.#path}/${step}${name === null ? "" : `?who=${who}`}`);
    await this.load();
  }

  /** As they travel in a file. */
  forFile(): KeptComment[] {
    return this.all.map(({ step, text, name }) => ({ step, text, ...(name === null ? {} : { by: name }) }));
  }

  /** False if the server does not answer. */
  async #send(step: number, text: string): Promise<boolean> {
    try {
      if (text.trim()) await ask("PUT", `${this.#path}/${step}`, { text });
      else if (this.mine(step)?.who) await ask("DELETE", `${this.#path}/${step}`);
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.reason !== "away") throw problem;
      this.shared = false;
      return false;
    }
  }

  async #keep(step: number, text: string): Promise<void> {
    const key = this.source.kind === "file" ? this.source.key : await this.keep();
    const kept = await shelf.comment(key, step, text);
    if (kept) this.#kept = commentsOf(kept.record).map(ofDevice);
    this.#show();
  }

  /** Of two of mine about one step the server's counts. */
  #show(): void {
    const isTold = ({ step, name, text }: Comment) =>
      this.#told.some((one) => one.step === step && (name === null ? one.name === null : one.text === text));
    const kept = this.#kept.filter((comment) => !isTold(comment));
    this.all = [...this.#told, ...kept].sort((one, other) => one.step - other.step);
  }

  get #path(): string {
    return `/api/tables/${encodeURIComponent(this.source.kind === "table" ? this.source.id : "")}/comments`;
  }
}

function ofDevice({ step, text, by }: KeptComment): Comment {
  return { step, text, name: by ?? null, who: null, deletable: by === undefined };
}

function ofServer({ step, text, name, who, mine, deletable }: SharedComment): Comment {
  return { step, text, name: mine ? null : name, who, deletable };
}
