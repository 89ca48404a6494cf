/** The moments at which points were given: the chart is drawn through them. */

import type { Chart } from "../../lib/game";
import { say, sayOf } from "../../lib/words.svelte";
import type { Film, Frame } from "../../wire/film";
import { rounds } from "./marks";

/** The frames of the chart's points: the beginning, then the end of each round, or every time that totals change. */
export function milestones({ frames, result }: Pick<Film, "frames" | "result">): Frame[] {
  const [first] = frames;
  if (!first) return [];
  const starts = rounds(frames);
  return [first, ...(starts.length > 0 ? endsOfRounds(frames, starts, result !== null) : changes(frames))];
}

function endsOfRounds(
  frames: readonly Frame[],
  starts: readonly { number: number }[],
  isFinished: boolean,
): Frame[] {
  return starts.flatMap((_, index) => {
    const next = starts[index + 1];
    // A round that was broken off brought nobody anything.
    if (!next && !isFinished) return [];
    const end = frames[(next?.number ?? frames.length) - 1];
    return end ? [end] : [];
  });
}

function changes(frames: readonly Frame[]): Frame[] {
  return frames.filter(
    ({ totals }, index) => index > 0 && totals.join() !== frames[index - 1]?.totals.join(),
  );
}

export function chartOf(points: readonly Frame[]): Chart {
  return {
    points: points.map(({ totals }) => totals),
    label: (index) => {
      const frame = points[index];
      if (!frame || index === 0) return sayOf("replay", "at-first");
      if (frame.round !== null) return say("round-number", { round: frame.round });
      return sayOf("replay", "turn-number", { turn: frame.trick ?? 0 });
    },
  };
}

/** Where a step lies among the points: an index, or somewhere between two. */
export function markerOf(points: readonly Frame[], step: number): number {
  const index = Math.max(
    0,
    points.findLastIndex(({ number }) => number <= step),
  );
  const [here, next] = [points[index], points[index + 1]];
  if (!here || !next) return index;
  return index + (step - here.number) / (next.number - here.number);
}
