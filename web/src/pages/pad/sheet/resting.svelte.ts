/**
 * Fingers tap twice. When a tap has changed what lies under it, what came to lie there takes no pointer for a moment;
 * the keyboard is never held up. Whoever changes the stage calls `begin`; the whole pad (Desk) holds still, with its dialogs.
 */

export const REST_MS = 350;

class Resting {
  now = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  begin(): void {
    clearTimeout(this.#timer);
    this.now = true;
    this.#timer = setTimeout(() => (this.now = false), REST_MS);
  }
}

export const resting = new Resting();
