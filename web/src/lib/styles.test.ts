import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { fetchLostStyles } from "./styles";

beforeEach(() => {
  vi.useFakeTimers();
  // Nothing is fetched here, and that is no error.
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

function linked(href: string, sheet: object | null): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  Object.defineProperty(link, "sheet", { value: sheet });
  document.head.append(link);
  return link;
}

const there = () => document.querySelector("link");

test("a style sheet that could not be loaded is asked for again until it is there", () => {
  const first = linked("/assets/page.css", null);
  fetchLostStyles();
  vi.advanceTimersByTime(500);
  const second = there();
  expect(second).not.toBe(first);
  expect(second?.getAttribute("href")).toBe("/assets/page.css");
  second?.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(1_000);
  expect(there()).not.toBe(second);
  expect(document.querySelectorAll("link")).toHaveLength(1);
});

test("one that is there stays", () => {
  const link = linked("/assets/page.css", {});
  fetchLostStyles();
  vi.advanceTimersByTime(60_000);
  expect(there()).toBe(link);
});

test("so is one that a part of the page asks for later", () => {
  fetchLostStyles();
  const link = linked("/assets/game.css", null);
  link.dispatchEvent(new Event("error"));
  vi.advanceTimersByTime(500);
  expect(there()).not.toBe(link);
  expect(there()?.getAttribute("href")).toBe("/assets/game.css");
});
