/**
 * Keeps the page for a time without a network. A new version is fetched beside the old one and then takes over at once:
 * files are named by their content and stay while a page of any version needs them, so neither disturbs the other.
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
  // While the worker is being started the browser asks for the page already.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

let busy: Promise<unknown> = Promise.resolve();

async function reply({ ports }: AskingEvent, question: Question): Promise<void> {
  if (question.ask === "version") {
    ports[0]?.postMessage(version);
    return;
  }
  // One after the other, for several tabs may ask at once; what fails now is tried with the next page.
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
