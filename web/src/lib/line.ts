/** The socket of one table: reconnects, resends unanswered requests, and reports the connection state. */

import type { FromClient, FromServer, Goodbye, Refused } from "../wire/table";
import { randomId } from "./api";

const RESEND_MS = 2_500;
const PING_MS = 10_000;
const SILENCE_MS = 22_000;
const WAITS_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const TICK_MS = 250;

/** Close codes after which we do not reconnect, and the reason that the server would give. */
const FINAL: Record<number, string> = {
  1008: "flood",
  1009: "too-large",
  4401: "not-a-guest",
  4403: "no-spectators",
  4404: "no-such-table",
};

/** The reason of a refusal that no server sent: the connection was closed before the answer. */
export const CLOSED = "closed";

/** Refusals after which the same request is retried a little later. */
export const NO_VERDICTS: ReadonlySet<string> = new Set(["busy", "unavailable"]);

export type Answer = Exclude<FromServer, { type: "pong" | "goodbye" | "table-changed" }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** A request without its id, which the line adds. */
export type Request = WithoutId<FromClient>;

export interface Listener {
  heard(message: FromServer): void;
  /** Milliseconds until the next retry; null while connected. */
  lost(wait: number | null): void;
  /** Retrying is useless. */
  ended(goodbye: Pick<Goodbye, "reason" | "message" | "may_close">): void;
}

/** What a room talks to: the socket of a table, or something on this device with the same protocol. */
export interface LineLike {
  ask(request: Request): Promise<FromServer>;
  /** Sends everything again, for example in another language. */
  renew(): void;
  close(): void;
}

/** Opens the connection; messages go to the listener. */
export type Dial = (listener: Listener) => LineLike;

interface Waiting {
  text: string;
  sentAt: number;
  by: WebSocket | null;
  resolve(answer: FromServer): void;
}

export class Line implements LineLike {
  #socket!: WebSocket;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #closed = false;
  #heardAt = 0;
  #pingedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ticker = setInterval(() => this.#tick(), TICK_MS);
  readonly #hurry = () => this.#comeBackNow();

  constructor(
    private readonly path: () => string,
    private readonly tell: Listener,
  ) {
    for (const [target, event] of reasonsToHurry()) target.addEventListener(event, this.#hurry);
    this.#connect();
  }

  /**
   * Sends a request; its answer arrives exactly once, however often the request is resent. If the connection is or gets
   * closed for good, the answer is a refusal.
   */
  ask(request: Request): Promise<FromServer> {
    const id = randomId();
    if (this.#closed) return Promise.resolve(unanswered(id));
    return new Promise((resolve) => {
      this.#waiting.set(id, { text: JSON.stringify({ ...request, id }), resolve, sentAt: 0, by: null });
      this.#sendWaiting();
    });
  }

  /** Reconnects, for example for another language: `path` is called again, and pending requests are kept. */
  renew(): void {
    if (this.#closed) return;
    const old = this.#socket;
    old.onclose = null;
    old.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#ticker);
    clearTimeout(this.#timer);
    for (const [target, event] of reasonsToHurry()) target.removeEventListener(event, this.#hurry);
    this.#socket.close();
    for (const [id, { resolve }] of this.#waiting) resolve(unanswered(id));
    this.#waiting.clear();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${this.path()}`);
    this.#socket = socket;
    this.#heardAt = this.#pingedAt = Date.now();
    socket.onopen = () => this.#sendWaiting();
    socket.onmessage = (event) => {
      if (socket !== this.#socket || this.#closed) return;
      const message = parsed(event.data);
      // Requests lost with the socket are resent on a new one.
      if (message) this.#hear(message);
      else this.#giveUp();
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #hear(message: FromServer): void {
    this.#heardAt = Date.now();
    if (message.type === "goodbye") {
      if (!message.again) {
        this.close();
        this.tell.ended(message);
      }
      return;
    }
    if (this.#tries > 0) {
      this.#tries = 0;
      this.tell.lost(null);
    }
    try {
      if (message.type !== "pong") this.tell.heard(message);
    } finally {
      this.#settle(message);
    }
  }

  #settle(message: FromServer): void {
    const id = idOf(message);
    const asked = id ? this.#waiting.get(id) : undefined;
    if (!id || !asked) return;
    if (message.type === "refused" && NO_VERDICTS.has(message.reason)) {
      asked.sentAt = Date.now();
      return;
    }
    this.#waiting.delete(id);
    asked.resolve(message);
  }

  #sendWaiting(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    for (const asked of this.#waiting.values()) {
      if (Date.now() - asked.sentAt < RESEND_MS && asked.by === this.#socket) continue;
      asked.sentAt = Date.now();
      asked.by = this.#socket;
      this.#socket.send(asked.text);
    }
  }

  #tick(): void {
    const over = this.#socket.readyState > WebSocket.OPEN;
    if (!over && Date.now() - this.#heardAt > SILENCE_MS) this.#giveUp();
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.#sendWaiting();
    if (Date.now() - this.#pingedAt > PING_MS) {
      this.#pingedAt = Date.now();
      this.#socket.send('{"type":"ping"}');
    }
  }

  /** A silent or unreadable socket may take minutes to close: do not wait for it. */
  #giveUp(): void {
    const silent = this.#socket;
    silent.onclose = null;
    silent.close();
    this.#retry();
  }

  /** The server sends a reason before it closes, but it may not arrive. */
  #lost(code: number): void {
    const reason = FINAL[code];
    if (reason && !this.#closed) {
      this.close();
      this.tell.ended({ reason, message: "" });
    } else {
      this.#retry();
    }
  }

  #retry(): void {
    if (this.#closed) return;
    const wait = (WAITS_MS[Math.min(this.#tries, WAITS_MS.length - 1)] ?? 0) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    this.tell.lost(wait);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, or the page is visible again: reconnect at once. */
  #comeBackNow(): void {
    const over = this.#socket.readyState > WebSocket.OPEN;
    if (this.#closed || !over || document.visibilityState === "hidden") return;
    this.#connect();
  }
}

export function isRefused(answer: FromServer): answer is Refused {
  return answer.type === "refused";
}

function unanswered(id: string): Refused {
  return { type: "refused", reason: CLOSED, message: "", id };
}

/** Null for an invalid message. */
function parsed(text: string): FromServer | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === "object" && message !== null ? (message as FromServer) : null;
  } catch {
    return null;
  }
}

function idOf(message: FromServer): string | null | undefined {
  if (message.type === "update" || message.type === "chat") return message.ack;
  return message.type === "refused" || message.type === "done" ? message.id : undefined;
}

function reasonsToHurry(): [EventTarget, string][] {
  return [
    [window, "online"],
    [window, "pageshow"],
    [document, "visibilitychange"],
  ];
}
