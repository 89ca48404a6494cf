/** What rooms on this device talk to instead of a server: the engine, or nobody. */

import type { Dial, LineLike } from "../../lib/line";
import type { FromServer, Update } from "../../wire/table";

const DONE: FromServer = { type: "done", id: "" };

/** A table that everybody may look at: first as it stood, then what happened, one after another. */
export function publicLine(first: Update, then: readonly Update[] = []): Dial {
  return (listener) => {
    for (const update of [first, ...then]) listener.heard(update);
    return { ask: () => Promise.resolve(DONE), renew: nothing, close: nothing };
  };
}

/** One player's own view, with a question that is answered once. */
export function handLine(
  first: Update,
  {
    again,
    decide,
  }: { again: () => Promise<Update>; decide: (prompt: number, move: unknown) => Promise<FromServer> },
): Dial {
  return (listener): LineLike => {
    let closed = false;
    listener.heard(first);
    return {
      ask: (request) =>
        request.type === "intent" ? decide(request.prompt, request.move) : Promise.resolve(DONE),
      renew: () => void again().then((update) => closed || listener.heard(update), nothing),
      close: () => (closed = true),
    };
  };
}

export const done = DONE;

function nothing(): void {
  // There is nobody to tell.
}
