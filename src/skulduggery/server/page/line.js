/** The socket of one table: comes back by itself, asks again for what was not answered, and says how it stands. */

import { randomId } from "./api.js";
import { say } from "./words.js";

const RESEND_MS = 2_500;
const PING_MS = 10_000;
const SILENCE_MS = 22_000;
const WAITS_MS = [300, 1_000, 2_000, 4_000, 8_000, 15_000];
const TICK_MS = 250;

const FINAL = { 1008: "flood", 1009: "too-large", 4401: "not-a-guest", 4403: "no-spectators", 4404: "no-such-table" };
/** Codes of sockets that were closed for good. */

export const NO_VERDICTS = new Set(["busy", "unavailable"]);
/** Refusals after which the same request is sent again a little later. */

export class Line {
  /**
   * `heard` gets every message, `lost` the milliseconds until the next try (or null once the line is there again) and
   * `ended` the server's goodbye if there is no use in trying again.
   */
  constructor(path, { heard, lost, ended }) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    this.tell = { heard, lost, ended };
    this.waiting = new Map();
    this.tries = 0;
    this.closed = false;
    this.hurry = () => this.#hurry();
    for (const [target, event] of REASONS_TO_HURRY) target.addEventListener(event, this.hurry);
    this.ticker = setInterval(() => this.#tick(), TICK_MS);
    this.#connect();
  }

  /** Sends a request; its answer comes exactly once, however often it has to be sent. */
  ask(request) {
    const message = { ...request, id: randomId() };
    return new Promise((resolve) => {
      this.waiting.set(message.id, { message, resolve, sentAt: 0 });
      this.#sendWaiting();
    });
  }

  close() {
    this.closed = true;
    clearInterval(this.ticker);
    clearTimeout(this.timer);
    for (const [target, event] of REASONS_TO_HURRY) target.removeEventListener(event, this.hurry);
    this.socket.close();
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  #connect() {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.heardAt = this.pingedAt = Date.now();
    socket.onopen = () => this.#sendWaiting();
    socket.onmessage = (event) => socket === this.socket && this.#hear(JSON.parse(event.data));
    socket.onclose = ({ code }) => socket === this.socket && this.#lost(code);
  }

  #hear(message) {
    this.heardAt = Date.now();
    if (this.tries > 0 && message.type !== "goodbye") {
      this.tries = 0;
      this.tell.lost(null);
    }
    if (message.type === "goodbye" && !message.again) {
      this.close();
      this.tell.ended(message);
      return;
    }
    if (message.type !== "pong") this.tell.heard(message);
    this.#settle(message);
  }

  #settle(message) {
    const id = message.ack ?? message.id;
    const asked = this.waiting.get(id);
    if (asked === undefined) return;
    if (message.type === "refused" && NO_VERDICTS.has(message.reason)) {
      asked.sentAt = Date.now();
      return;
    }
    this.waiting.delete(id);
    asked.resolve(message);
  }

  #sendWaiting() {
    if (!this.isOpen) return;
    for (const asked of this.waiting.values()) {
      if (Date.now() - asked.sentAt < RESEND_MS && asked.socket === this.socket) continue;
      asked.sentAt = Date.now();
      asked.socket = this.socket;
      this.socket.send(JSON.stringify(asked.message));
    }
  }

  #tick() {
    const over = this.socket.readyState > WebSocket.OPEN;
    if (!over && Date.now() - this.heardAt > SILENCE_MS) this.#giveUp();
    if (!this.isOpen) return;
    this.#sendWaiting();
    if (Date.now() - this.pingedAt > PING_MS) {
      this.pingedAt = Date.now();
      this.socket.send('{"type":"ping"}');
    }
  }

  /** A line on which nothing comes any more may take minutes to close: we do not wait for that. */
  #giveUp() {
    const silent = this.socket;
    silent.onclose = null;
    silent.close();
    this.#retry();
  }

  /** The server says goodbye before it closes, but its last words may not have come through. */
  #lost(code) {
    if (code in FINAL && !this.closed) {
      this.close();
      this.tell.ended({ reason: FINAL[code], message: say("server-away") });
    } else {
      this.#retry();
    }
  }

  #retry() {
    if (this.closed) return;
    const wait = WAITS_MS[Math.min(this.tries, WAITS_MS.length - 1)] * (0.75 + Math.random() / 2);
    this.tries += 1;
    this.tell.lost(wait);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#connect(), wait);
  }

  /** The network is back, or somebody looks at the page again: not a moment to wait. */
  #hurry() {
    const over = this.socket.readyState > WebSocket.OPEN;
    if (this.closed || !over || document.visibilityState === "hidden") return;
    clearTimeout(this.timer);
    this.#connect();
  }
}

const REASONS_TO_HURRY = [
  [window, "online"],
  [window, "pageshow"],
  [document, "visibilitychange"],
];
