/** The arrows of a remote control, among buttons that lie in rows. */

const STEPS: Record<string, (abreast: number) => number> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (abreast) => -abreast,
  ArrowDown: (abreast) => abreast,
};

/** Where the arrow leads from the `at`-th of so many; null if it leads nowhere. Below a short row lies its last one. */
export function nextOf(
  at: number,
  key: string,
  { count, abreast }: { count: number; abreast: number },
): number | null {
  const step = STEPS[key]?.(abreast);
  if (step === undefined) return null;
  const to = at + step;
  if (to >= 0 && to < count) return to;
  const isLastRow = Math.floor(at / abreast) === Math.floor((count - 1) / abreast);
  return key === "ArrowDown" && !isLastRow ? count - 1 : null;
}

/** Moves the focus among the buttons within the element; false if the key means nothing here. */
export function moveBetween(element: HTMLElement, key: string, abreast: number): boolean {
  const buttons = [...element.querySelectorAll("button")];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const next = nextOf(at, key, { count: buttons.length, abreast });
  if (at < 0 || next === null) return false;
  buttons[next]?.focus();
  return true;
}
