/**
 * Animates elements to their new places. An element with `data-fly="card-Y12"` that is elsewhere after a change (or
 * another element of the same name) moves there from its old place. A new one comes from the place named by
 * `data-from`, a removed one leaves for the place named by `data-to`; a place is an element with `data-place`.
 */

const EASING = "cubic-bezier(0.2, 0.8, 0.3, 1)";
const NEAR = 2;
const OVER_ALL = "50";

/** The number of flights of each element: a new one may start before the last one ends. */
const flying = new WeakMap<HTMLElement, number>();

interface Seen {
  box: DOMRect;
  element: HTMLElement;
  to: string | undefined;
}

export type Snapshot = ReadonlyMap<string, Seen>;

/** Records where everything is. Call it before a change. */
export function snapshot(root: ParentNode): Snapshot {
  const found = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const box = element.getBoundingClientRect();
    if (element.dataset.fly && box.width > 0)
      found.set(element.dataset.fly, { box, element, to: element.dataset.to });
  }
  return found;
}

/** Moves everything from its old to its new place. Call it after the change is drawn. */
export function fly(root: HTMLElement, before: Snapshot, ms: number): void {
  if (ms <= 0) return;
  const now = snapshot(root);
  const within = scaleOf(root);
  for (const [name, { box, element }] of now) {
    const from = before.get(name)?.box ?? place(root, element.dataset.from);
    if (from) move(element, from, box, { ms, within });
  }
  for (const [name, gone] of before) {
    const to = now.has(name) ? undefined : place(root, gone.to);
    if (to) leave(root, gone, to, { ms, within });
  }
}

interface Flight {
  ms: number;
  /** The scale of the root: boxes are measured in screen pixels, lengths within the root are not. */
  within: number;
}

function scaleOf(root: HTMLElement): number {
  return Number(getComputedStyle(root).scale) || 1;
}

function move(element: HTMLElement, from: DOMRect, to: DOMRect, { ms, within }: Flight): void {
  const [dx, dy] = [centreX(from) - centreX(to), centreY(from) - centreY(to)];
  const [x, y] = asSeenFrom(element, dx / within, dy / within);
  // An element that is being turned over is very narrow, but has its full height.
  const scale = from.height / to.height;
  if (Math.abs(x) < NEAR && Math.abs(y) < NEAR && Math.abs(scale - 1) < 0.05) return;
  const start = { translate: `${x}px ${y}px`, scale: String(scale) };
  const flight = element.animate([start, { translate: "0 0", scale: "1" }], { duration: ms, easing: EASING });
  above(element, flight);
}

/**
 * On a phone in the middle of the table some elements are rotated: `--lies` has the degrees. A movement across the
 * screen has another direction for them.
 */
function asSeenFrom(element: HTMLElement, x: number, y: number): [x: number, y: number] {
  const angle = (Math.PI / 180) * turnOf(element);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos + y * sin, y * cos - x * sin];
}

function turnOf(element: HTMLElement): number {
  if (document.documentElement.dataset.screen === undefined) return 0;
  return Number(getComputedStyle(element).getPropertyValue("--lies")) || 0;
}

/**
 * On top of everything else during the flight. Not part of the animation: only what the compositor can do alone stays
 * smooth.
 */
function above(element: HTMLElement, flight: Animation): void {
  const over = flying.get(element) ?? 0;
  flying.set(element, over + 1);
  element.style.zIndex = OVER_ALL;
  const down = () => {
    const left = (flying.get(element) ?? 1) - 1;
    flying.set(element, left);
    if (left === 0) element.style.zIndex = "";
  };
  flight.finished.then(down, down);
}

/** Animates a copy of the removed element, drawn over everything. */
function leave(root: HTMLElement, { box, element }: Seen, to: DOMRect, { ms, within }: Flight): void {
  if (turnOf(root) !== 0) return; // a rotated page cannot have a layer on top
  // A fixed position refers to the screen, but to the root if that is scaled.
  const origin = within === 1 ? { left: 0, top: 0 } : root.getBoundingClientRect();
  const picture = element.cloneNode(true) as HTMLElement;
  delete picture.dataset.fly;
  picture.setAttribute("aria-hidden", "true");
  picture.inert = true;
  Object.assign(picture.style, {
    position: "fixed",
    left: `${(box.left - origin.left) / within}px`,
    top: `${(box.top - origin.top) / within}px`,
    width: `${box.width / within}px`,
    height: `${box.height / within}px`,
    margin: "0",
    zIndex: "60",
    pointerEvents: "none",
  });
  root.append(picture);
  const end = {
    translate: `${(centreX(to) - centreX(box)) / within}px ${(centreY(to) - centreY(box)) / within}px`,
    scale: "0.4",
    opacity: 0.2,
  };
  const flight = picture.animate([{ translate: "0 0", scale: "1", opacity: 1 }, end], {
    duration: ms,
    easing: EASING,
  });
  const remove = () => picture.remove();
  flight.finished.then(remove, remove);
}

function place(root: ParentNode, name: string | undefined): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

function centreX(box: DOMRect): number {
  return box.left + box.width / 2;
}

function centreY(box: DOMRect): number {
  return box.top + box.height / 2;
}
