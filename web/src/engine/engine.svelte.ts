/**
 * The rules without a server: the server's Python code in a web worker. It is fetched on first use, and the browser
 * keeps it.
 */

import { Problem } from "../lib/api";
import { sayOf, speakOf } from "../lib/words.svelte";
import type { EngineProblem } from "../wire/table";
import { Calls } from "./calls";
import type { FromEngine, Question, Trouble } from "./messages";

/** A refusal by the rules; for a record with the step and the rule. */
export class Against extends Problem {
  readonly step: number | null;
  readonly rule: string | null;

  constructor({ reason, message, step, rule }: EngineProblem) {
    super(reason, message);
    this.step = step ?? null;
    this.rule = rule ?? null;
  }
}

/** The part of a web worker that the page uses. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class Engine {
  /** Progress of the download, from 0 to 1. */
  progress = $state(0);
  /** Why the engine is unavailable, in a word. The next request retries. */
  trouble = $state<Trouble | null>(null);

  #worker: WorkerLike | undefined;
  readonly #calls = new Calls();

  constructor(private readonly hire: () => WorkerLike = hireWorker) {}

  get ready(): boolean {
    return this.progress === 1;
  }

  /** The rules' answer. Throws an `Against` if they refuse, a `Problem` if the engine is unavailable. */
  async ask<T>(name: string, payload: Record<string, unknown>): Promise<T> {
    await speakOf("engine"); // while there is still a component to load the words for
    const text = await this.#asked(name, JSON.stringify(payload));
    const { answer, problem } = JSON.parse(text) as { answer?: T; problem?: EngineProblem };
    if (problem) throw new Against(problem);
    return answer as T;
  }

  #asked(name: string, payload: string): Promise<string> {
    this.trouble = null;
    const worker = (this.#worker ??= this.#hired());
    return new Promise((resolve, reject) => {
      const id = this.#calls.add({ resolve, reject });
      worker.postMessage({ id, name, payload } satisfies Question);
    });
  }

  #hired(): WorkerLike {
    const worker = this.hire();
    worker.onmessage = ({ data }: MessageEvent<FromEngine>) => this.#hear(data);
    // The script could not be fetched, or the browser is too old for it.
    worker.onerror = () => this.#dismiss(navigator.onLine ? "broken" : "away");
    return worker;
  }

  #hear(message: FromEngine): void {
    if (message.type === "progress") {
      this.progress = message.part;
      return;
    }
    const call = this.#calls.take(message.id);
    if (message.type === "answer") return call?.resolve(message.answer);
    console.warn("engine:", message.detail);
    this.trouble = message.trouble;
    call?.reject(problemOf(message.trouble));
    if (message.trouble === "broken" && !this.ready) this.#dismiss("broken");
  }

  #dismiss(trouble: Trouble): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.progress = 0;
    this.trouble = trouble;
    this.#calls.rejectAll(problemOf(trouble));
  }
}

export const engine = new Engine();

function problemOf(trouble: Trouble): Problem {
  return new Problem(`engine-${trouble}`, sayOf("engine", trouble));
}

function hireWorker(): WorkerLike {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
}
