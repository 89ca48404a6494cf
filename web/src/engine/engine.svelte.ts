/**
 * The rules without a server: the same Python as on it, in a worker of this browser. It is fetched when somebody asks for the
 * first time, and kept by the browser from then on.
 */

import { Problem } from "../lib/api";
import { sayOf, speakOf } from "../lib/words.svelte";
import type { EngineProblem } from "../wire/table";
import { Calls } from "./calls";
import type { FromEngine, Question, Trouble } from "./messages";

/** What the rules have against it: of a record the step and the rule. */
export class Against extends Problem {
  readonly step: number | null;
  readonly rule: string | null;

  constructor({ reason, message, step, rule }: EngineProblem) {
    super(reason, message);
    this.step = step ?? null;
    this.rule = rule ?? null;
  }
}

/** What a page needs of a worker. */
export type WorkerLike = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class Engine {
  /** How much of it is there, from 0 to 1. */
  progress = $state(0);
  /** Why it is not there, in a word. Asking again tries again. */
  trouble = $state<Trouble | null>(null);

  #worker: WorkerLike | undefined;
  readonly #calls = new Calls();

  constructor(private readonly hire: () => WorkerLike = hireWorker) {}

  get ready(): boolean {
    return this.progress === 1;
  }

  /** What the rules answer; throws an `Against` if they refuse, a `Problem` if the engine cannot be had. */
  async ask<T>(name: string, payload: Record<string, unknown>): Promise<T> {
    await speakOf("engine"); // while there is somebody to ask for the words
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
    // Its script could not be fetched, or a browser of long ago cannot read it.
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
