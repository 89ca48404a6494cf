/** The film by keyboard. Only keys that write nothing: a letter may be somebody's shortcut for something else. */

import type { Playback } from "./playback.svelte";

/** For the help: which keys, and the message that says what they do. */
export const HELP = [
  { keys: ["←", "→"], means: "key-step" },
  { keys: ["Shift ←", "Shift →"], means: "key-trick" },
  { keys: ["Page ↑", "Page ↓"], means: "key-round" },
  { keys: ["Home", "End"], means: "key-ends" },
  { keys: ["␣"], means: "key-play" },
] as const;

/** Does what the key says; false if it says nothing here. */
export function obey(event: KeyboardEvent, playback: Playback): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  if (!(event.target instanceof Element) || isBusyWith(event.target, event.key)) return false;
  const does = meaning(event, playback);
  if (!does) return false;
  event.preventDefault();
  if (event.key !== " ") playback.running = false;
  does();
  return true;
}

function meaning({ key, shiftKey }: KeyboardEvent, playback: Playback): (() => void) | undefined {
  const stride = shiftKey ? "trick" : "step";
  const meanings: Record<string, () => void> = {
    ArrowRight: () => playback.forward(stride),
    ArrowLeft: () => playback.back(stride),
    PageDown: () => playback.forward("round"),
    PageUp: () => playback.back("round"),
    Home: () => playback.to(0),
    End: () => playback.to(playback.last),
    " ": () => playback.toggle(),
  };
  return meanings[key];
}

/** Whether what has the focus needs this key itself. */
function isBusyWith(target: Element, key: string): boolean {
  if (document.querySelector("dialog[open]")) return true;
  if (target.matches("textarea, select, input:not([type=range])")) return true;
  if (key === " ") return target.matches("button, a[href], summary, [role=button]");
  // A list that scrolls by itself.
  return ["PageUp", "PageDown", "Home", "End"].includes(key) && target.closest("[data-own-keys]") !== null;
}
