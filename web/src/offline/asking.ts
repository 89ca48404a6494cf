/** What the page and its worker say to each other. Each question brings a port for its answer. */

export type Question =
  /** From the page. */
  | ({ ask: "keep" } & Wish)
  /** From either side. */
  | { ask: "version" };

/** What is to be kept beside the page itself. */
export interface Wish {
  language: string;
  /** Nothing that is not needed now: somebody has to save data. */
  sparing: boolean;
  /** The rules in the browser have been used, before there was a worker to keep them. */
  engine: boolean;
}

export interface Addressee {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** The answer; undefined if none comes in time, such as from a tab that sleeps. */
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
