/** Where in a film one can jump to: steps at which something is seen, the ends of tricks, the beginnings of rounds. */

import type { Frame } from "../../wire/film";

/** What the steps are gathered by. */
export type Stride = "step" | "trick" | "round";

export interface Mark {
  number: number;
  round: number;
}

export interface SealedBid {
  /** Which of the frame's events and words it is. */
  index: number;
  seat: number;
  bid: number;
}

/** Where each round begins. Games without rounds have none. */
export function rounds(frames: readonly Frame[]): Mark[] {
  return frames.slice(1).flatMap(({ number, round }, index, all) => {
    const isNew = round !== null && round !== all[index - 1]?.round;
    return isNew ? [{ number, round }] : [];
  });
}

/** The next place to stop at after `at`, or the end. */
export function onwards(frames: readonly Frame[], at: number, stride: Stride): number {
  return stops(frames)[stride].find((number) => number > at) ?? frames.length - 1;
}

/** The last place to stop at before `at`, or the beginning. */
export function backwards(frames: readonly Frame[], at: number, stride: Stride): number {
  return stops(frames)[stride].findLast((number) => number < at) ?? 0;
}

/** That somebody has decided says nothing any more where the bids of all are open: they are told there. */
export function withoutFists(frames: readonly Frame[]): Frame[] {
  const opened = new Set(
    frames
      .filter(({ events }) => events.some((event) => tag(event) === "bids-shown"))
      .map(({ round }) => round),
  );
  return frames
    .map((frame) => {
      if (!opened.has(frame.round)) return frame;
      return { ...frame, words: frame.words.filter((_, index) => tag(frame.events[index]) !== "fist-shown") };
    })
    .filter(({ words }) => words.length > 0);
}

/** Bids that were made in this frame while they were sealed, and what they turned out to be. */
export function sealedBids(frames: readonly Frame[], { round, events }: Frame): SealedBid[] {
  const shown = frames
    .filter((frame) => frame.round === round)
    .flatMap((frame) => frame.events)
    .find((event) => tag(event) === "bids-shown") as { bids: readonly number[] } | undefined;
  if (!shown) return [];
  return events.flatMap((event, index) => {
    if (tag(event) !== "fist-shown") return [];
    const { seat } = event as { seat: number };
    return [{ index, seat, bid: shown.bids[seat] ?? 0 }];
  });
}

function tag(event: unknown): unknown {
  return (event as { type?: unknown } | undefined)?.type;
}

type Stops = Readonly<Record<Stride, readonly number[]>>;
/** A film never changes, and keys may be pressed quickly. */
const known = new WeakMap<readonly Frame[], Stops>();

function stops(frames: readonly Frame[]): Stops {
  const found = known.get(frames) ?? {
    step: frames.filter(isSeen).map(({ number }) => number),
    trick: tricks(frames),
    round: rounds(frames).map(({ number }) => number),
  };
  known.set(frames, found);
  return found;
}

/** Book-keeping changes nothing that could be seen. */
function isSeen({ number, events }: Frame): boolean {
  return number === 0 || events.length > 0;
}

/** The step that decides each trick, or ends each turn: what it brought can be read there. So it is with the bids. */
function tricks(frames: readonly Frame[]): number[] {
  const seen = frames.filter(isSeen);
  return seen
    .filter(({ round, trick }, index) => {
      const next = seen[index + 1];
      return next === undefined || next.round !== round || next.trick !== trick;
    })
    .map(({ number }) => number);
}
