/** Where the keyboard goes when a step of a lesson begins. */

const CHOICES = "[data-board] [data-choice=legal], [data-board] [role=slider]";

interface Begin {
  /** The page has just been opened: its title has the focus, and is being read. */
  isFirst: boolean;
}

export function byKeyboard(main: HTMLElement, waits: "to-read" | "to-decide", { isFirst }: Begin): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.matches("h1");
  if (document.querySelector("dialog[open]") || (isFirst && active?.matches("h1"))) return;
  if (waits === "to-read") {
    if (isLost || active.closest("[data-board]")) reach(main.querySelector("[data-go-on]"));
  } else if (isLost || !active.matches(CHOICES)) {
    reach(main.querySelector("[data-board] [role=slider]") ?? main.querySelector(CHOICES));
  }
}

function reach(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
