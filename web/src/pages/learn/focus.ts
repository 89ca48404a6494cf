/** Where the keyboard goes when a step of a lesson begins. */

const CHOICES = "[data-board] [data-choice=legal], [data-board] [role=slider]";

export function byKeyboard(main: HTMLElement, waits: "to-read" | "to-decide"): void {
  const active = document.activeElement;
  const isLost = active === null || active === document.body || active.matches("h1");
  if (document.querySelector("dialog[open]")) return;
  if (waits === "to-read") {
    if (isLost || active.closest("[data-board]")) reach(main.querySelector("[data-go-on]"));
  } else if (isLost || !active.matches(CHOICES)) {
    reach(main.querySelector("[data-board] [role=slider]") ?? main.querySelector(CHOICES));
  }
}

function reach(target: Element | null): void {
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
