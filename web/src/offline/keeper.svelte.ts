/** Whether this page is kept on the device, and whether a newer one is. */

import { language } from "../lib/words.svelte";
import { type Wish, asked, isQuestion } from "./asking";
import { isInstalled } from "./offer.svelte";

const WORKER = "/worker.js";
const ANSWER_MS = 10_000;
/** A worker may be ended by the browser before it has answered; the next question wakes it. */
const TRIES = 6;
/** Keeping may take long on a slow line. */
const KEEPING_MS = 300_000;
const CHECK_EVERY_MS = 60 * 60 * 1_000;

/** `waiting`: not begun, for somebody saves data. `insecure`: only https and localhost may. `refused`: the browser does not. */
export type Standing = "unknown" | "waiting" | "coming" | "kept" | "insecure" | "refused";

class Keeper {
  standing = $state<Standing>("unknown");
  /** A newer version than that of this page has been fetched. */
  fresh = $state(false);
  /** Those who said "later" are asked again for the next one. */
  later = $state(false);

  #registration: ServiceWorkerRegistration | undefined;

  /** Keeps the page, unless that would cost somebody who saves data. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) this.standing = isSecureContext ? "refused" : "insecure";
    else if (await this.#mayBegin()) await this.keep();
    else this.standing = "waiting";
  }

  /** Somebody wants it. */
  async keep(): Promise<void> {
    if (this.standing === "coming" || this.standing === "kept") return;
    this.standing = "coming";
    try {
      const worker = navigator.serviceWorker;
      worker.addEventListener("message", answerVersion);
      worker.addEventListener("controllerchange", this.#compare);
      this.#registration = await worker.register(WORKER, { updateViaCache: "none" });
      await worker.ready;
      this.standing = "kept";
    } catch {
      // The server may be away, or the browser keeps nothing for this window.
      this.standing = "refused";
      return;
    }
    this.#lookOut();
    await this.keepLanguage();
  }

  /** What belongs to the language that is spoken now. Answers whether all of it is here. */
  async keepLanguage(): Promise<boolean> {
    const worker = this.#registration?.active;
    if (!worker) return false;
    const wish: Wish = { language: language(), sparing: savesData(), engine: hasUsedEngine() };
    return (await asked(worker, { ask: "keep", ...wish }, KEEPING_MS)) === true;
  }

  async #mayBegin(): Promise<boolean> {
    if (!savesData() || isInstalled()) return true;
    return (await navigator.serviceWorker.getRegistration().catch(() => undefined)) !== undefined;
  }

  /** A page may stay open for days. */
  #lookOut(): void {
    let last = 0;
    const look = async () => {
      if (document.visibilityState !== "visible" || Date.now() - last < CHECK_EVERY_MS) return;
      last = Date.now();
      const found = await this.#registration?.update().catch(() => undefined);
      // One that is still being fetched tells of itself when it takes over.
      if (found && !found.installing && !found.waiting) await this.#compare();
    };
    void look();
    setInterval(() => void look(), CHECK_EVERY_MS);
    document.addEventListener("visibilitychange", () => void look());
  }

  readonly #compare = async (): Promise<void> => {
    let theirs: unknown;
    for (let tries = 0; theirs === undefined && tries < TRIES; tries++) {
      const worker = navigator.serviceWorker.controller;
      if (!worker) return;
      theirs = await asked(worker, { ask: "version" }, ANSWER_MS);
    }
    if (theirs === undefined) return;
    this.fresh = theirs !== version();
    this.later = false;
  };
}

export const keeper = new Keeper();

/** Of this page, whatever the server may have by now. */
function version(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
}

/** The worker asks before it throws away what an older page might need. */
function answerVersion({ data, ports }: MessageEvent<unknown>): void {
  if (isQuestion(data)) ports[0]?.postMessage(version());
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Its script is among what this page has fetched. */
function hasUsedEngine(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("/engine/worker-"));
}
