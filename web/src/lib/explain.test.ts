import { cleanup, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { explainThings } from "./explain";
import { speak } from "./words.svelte";

let stop: () => void;
let tapped: ReturnType<typeof vi.fn<() => void>>;

beforeAll(() => speak("en"));
beforeEach(() => {
  tapped = vi.fn<() => void>();
  document.body.innerHTML = `<div data-board="skull-king">
    <button data-card="P">Pirate</button><span data-explain="K3">Black 3</span><p>the table</p>
  </div>`;
  document.querySelector("button")?.addEventListener("click", tapped);
  stop = explainThings();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  document.querySelectorAll<HTMLDialogElement>("dialog").forEach((dialog) => dialog.close());
  document.body.innerHTML = "";
});

const card = () => document.querySelector<HTMLElement>("[data-card=P]") ?? document.body;
const press = (at: Element, type: string, init: PointerEventInit = {}) =>
  at.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary: true, button: 0, ...init }),
  );
const shown = () => document.querySelector("[data-explained]")?.getAttribute("data-explained");

test("a long press explains the card and is no tap", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  press(card(), "pointerdown");
  vi.advanceTimersByTime(600);
  vi.useRealTimers();
  press(card(), "pointerup");
  card().click();
  expect(tapped).not.toHaveBeenCalled();
  await waitFor(() => expect(shown()).toBe("P"));
  expect(screen.getByText(/Beats all colours and the Mermaids/)).toBeTruthy();
  card().click();
  expect(tapped).toHaveBeenCalledOnce();
});

test("a short press, or one that moves, is none", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  press(card(), "pointerdown");
  press(card(), "pointerup");
  vi.advanceTimersByTime(600);
  press(card(), "pointerdown");
  press(card(), "pointermove", { clientX: 30 });
  vi.advanceTimersByTime(600);
  card().click();
  expect(tapped).toHaveBeenCalledOnce();
  expect(shown()).toBeUndefined();
});

test("the right button and a key explain as well, and only things", async () => {
  const menu = (at: Element) => {
    const event = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
    at.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(menu(screen.getByText("the table"))).toBe(false);
  expect(menu(screen.getByText("Black 3"))).toBe(true);
  await waitFor(() => expect(shown()).toBe("K3"));
  document.querySelector("dialog")?.close();
  await waitFor(() => expect(shown()).toBeUndefined());
  card().dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true, cancelable: true }));
  await waitFor(() => expect(shown()).toBe("P"));
});
