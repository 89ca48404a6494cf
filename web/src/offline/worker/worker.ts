/**
 * Makes the page work offline for a time. A new version is fetched beside the old one and then takes over at once.
 * Files are named by their content and stay while a page of any version needs them, so the versions do not disturb each
 * other.
 */

import { version } from "virtual:kept";

import { type Question, isQuestion } from "../asking";
import { answer } from "./answers";
import { comeBack } from "./calling";
import { keepMore, keepPage, tidy } from "./keeping";
import { type AskingEvent, scope } from "./scope";

scope.addEventListener("install", (event) => {
  event.waitUntil(keepPage().then(() => scope.skipWaiting()));
});

scope.addEventListener("activate", (event) => {
  event.waitUntil(takeOver());
});

scope.addEventListener("fetch", answer);

scope.addEventListener("message", (event) => {
  if (isQuestion(event.data)) event.waitUntil(reply(event, event.data));
});

scope.addEventListener("notificationclick", (event) => {
  event.waitUntil(comeBack(event.notification));
});

async function takeOver(): Promise<void> {
  // The browser already requests the page while the worker starts.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

let busy: Promise<unknown> = Promise.resolve();

async function reply({ ports }: AskingEvent, question: Question): Promise<void> {
  if (question.ask === "version") {
    ports[0]?.postMessage(version);
    return;
  }
  // One after the other, because several tabs may ask at once; a failure is retried with the next page.
  const done = busy
    .then(() => keepMore(question))
    .then(
      () => true,
      () => false,
    );
  busy = done.then(tidy).catch(() => undefined);
  ports[0]?.postMessage(await done);
  await busy;
}
