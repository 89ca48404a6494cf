/** Whether this page is cached on the device, and whether a newer version is. */

import { language } from "../lib/words.svelte";
import { type Wish, asked, isQuestion } from "./asking";
import { isInstalled } from "./offer.svelte";

const WORKER = "/worker.js";
const ANSWER_MS = 10_000;
/** The browser may end a worker before it answers; the next request wakes it. */
const TRIES = 6;
/** Caching may take long on a slow connection. */
const KEEPING_MS = 300_000;
const CHECK_EVERY_MS = 60 * 60 * 1_000;

/**
 * `waiting`: not started, because the user saves data. `insecure`: needs https or localhost. `refused`: by the browser.
 */
export type Standing = "unknown" | "waiting" | "coming" | "kept" | "insecure" | "refused";

class Keeper {
  standing = $state<Standing>("unknown");
  /** A newer version than this page's was fetched. */
  fresh = $state(false);
  /** After "later", the next version asks again. */
  later = $state(false);

  #registration: ServiceWorkerRegistration | undefined;

  /** Caches the page, unless the user saves data. */
  async begin(): Promise<void> {
    if (!("serviceWorker" in navigator)) this.standing = isSecureContext ? "refused" : "insecure";
    else if (await this.#mayBegin()) await this.keep();
    else this.standing = "waiting";
  }

  /** The user asks for it. */
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
      // The server may be unreachable, or the browser stores nothing for this window.
      this.standing = "refused";
      return;
    }
    this.#lookOut();
    await this.keepLanguage();
  }

  /** Caches the files of the current language. Resolves to whether all are here. */
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

  /** A page may stay open for days, so it looks for updates. */
  #lookOut(): void {
    let last = 0;
    const look = async () => {
      if (document.visibilityState !== "visible" || Date.now() - last < CHECK_EVERY_MS) return;
      last = Date.now();
      const found = await this.#registration?.update().catch(() => undefined);
      // A worker that is still downloading reports when it takes over.
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

/** The version of this page, whatever the server has by now. */
function version(): string {
  return document.querySelector<HTMLMetaElement>("meta[name=version]")?.content ?? "";
}

/** The worker asks before it deletes what an older page might need. */
function answerVersion({ data, ports }: MessageEvent<unknown>): void {
  if (isQuestion(data)) ports[0]?.postMessage(version());
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Whether this page has loaded its script. */
function hasUsedEngine(): boolean {
  return performance.getEntriesByType("resource").some(({ name }) => name.includes("/engine/worker-"));
}
