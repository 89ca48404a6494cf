/**
 * A long press, a right click or ? on a card explains it. Boards mark their cards and pieces with `data-explain` or
 * `data-card`, and themselves with `data-board`.
 */

import { mount, unmount } from "svelte";

import { attempt } from "./tell.svelte";
import { speakOf } from "./words.svelte";

const THING = "[data-explain], [data-card]";
/** The duration that browsers use for a long press. */
const HOLD_MS = 500;
/** Tolerance: a finger never stays quite still. */
const STILL_PX = 10;

let isShown = false;

/** Shows the explanation over the board; the game continues. */
export function explain(game: string, code: string): Promise<boolean> {
  if (isShown) return Promise.resolve(true);
  isShown = true;
  return attempt(async () => {
    try {
      const [{ default: Explained }, { explainedOf }] = await Promise.all([
        import("../ui/explained/Explained.svelte"),
        import("../ui/explained/explained"),
        ...["explain", "rules", game].map(speakOf),
      ]);
      const thing = await explainedOf(game);
      const shown = mount(Explained, {
        target: document.body,
        props: {
          ...{ game, code, thing },
          onclose: () => {
            isShown = false;
            void unmount(shown);
          },
        },
      });
    } catch (problem) {
      isShown = false;
      throw problem;
    }
  });
}

let boards = 0;
let stop: () => void = () => undefined;

/** Active while at least one board is mounted. */
export function explainThings(): () => void {
  boards += 1;
  if (boards === 1) stop = listen();
  return () => {
    boards -= 1;
    if (boards === 0) stop();
  };
}

function listen(): () => void {
  const off = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(
    name: Name,
    heard: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ) => document.addEventListener(name, heard, { signal: off.signal, capture });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = { x: 0, y: 0 };
  /** Lifting the finger after a long press is no tap. */
  let swallows = false;
  const forget = () => clearTimeout(timer);

  on("pointerdown", (event) => {
    forget();
    swallows = false;
    const thing = thingOf(event);
    if (!thing || event.button !== 0 || !event.isPrimary) return;
    began = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      swallows = true;
      // Ends the drag, wherever the finger is lifted.
      thing.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true }));
      show(thing);
    }, HOLD_MS);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (Math.hypot(clientX - began.x, clientY - began.y) > STILL_PX) forget();
  });
  on("pointerup", forget);
  on("pointercancel", forget);
  on("contextmenu", (event) => {
    const thing = thingOf(event);
    if (!thing) return;
    event.preventDefault();
    forget();
    show(thing);
  });
  on("keydown", (event) => {
    const thing = event.key === "?" ? thingOf(event) : null;
    if (!thing) return;
    event.preventDefault();
    show(thing);
  });
  on(
    "click",
    (event) => {
      if (!swallows) return;
      swallows = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  return () => {
    forget();
    off.abort();
  };
}

function thingOf({ target }: Event): HTMLElement | null {
  if (!(target instanceof Element) || !target.closest("[data-board]")) return null;
  return target.closest<HTMLElement>(THING) ?? target.querySelector<HTMLElement>(":scope > [data-explain]");
}

function show(thing: HTMLElement): void {
  const game = thing.closest<HTMLElement>("[data-board]")?.dataset.board;
  const code = thing.dataset.explain ?? thing.dataset.card;
  if (game && code) void explain(game, code);
}
