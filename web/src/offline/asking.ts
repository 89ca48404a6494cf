/** Messages between the page and its service worker. Each request brings a port for its answer. */

export type Question =
  /** From the page. */
  | ({ ask: "keep" } & Wish)
  /** From either side. */
  | { ask: "version" };

/** Caches files besides the page itself. */
export interface Wish {
  language: string;
  /** Skip what is not needed now: the user saves data. */
  sparing: boolean;
  /** The rules in the browser were used before there was a worker to cache them. */
  engine: boolean;
}

export interface Addressee {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The answer; undefined on timeout, for example from a sleeping tab. */
export function asked(whom: Addressee, question: Question, patienceMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => settle(undefined), patienceMs);
    const settle = (answer: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    port1.onmessage = ({ data }: MessageEvent<unknown>) => settle(data);
    whom.postMessage(question, [port2]);
  });
}

export function isQuestion(data: unknown): data is Question {
  return typeof data === "object" && data !== null && "ask" in data;
}
