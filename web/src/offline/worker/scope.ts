/** The part of the service worker API that we use. TypeScript has types either for pages or for workers. */

export interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchingEvent extends LastingEvent {
  readonly request: Request;
  /** The response to the request that the browser sent while the worker was starting. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface AskingEvent extends LastingEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

export interface TappingEvent extends LastingEvent {
  readonly notification: Notification;
}

interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

export interface Scope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Window[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", does: (event: LastingEvent) => void): void;
  addEventListener(type: "fetch", does: (event: FetchingEvent) => void): void;
  addEventListener(type: "message", does: (event: AskingEvent) => void): void;
  addEventListener(type: "notificationclick", does: (event: TappingEvent) => void): void;
}

export const scope = globalThis as unknown as Scope;
