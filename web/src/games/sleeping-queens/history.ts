/**
 * The points over time. No view holds them: they are gathered while the game is watched, and after a reload they
 * begin anew with what stands then.
 */

import type { View } from "../../wire/sleeping-queens";

interface Standing {
  owners: View["owners"];
  points: number[];
}

let standings: Standing[] = [];

/** Writes down how it stands now, if queens have changed hands. */
export function remember(from: View, ...views: readonly View[]): void {
  if (!isLast(from)) standings = [standing(from)];
  for (const view of views) if (!isLast(view)) standings.push(standing(view));
}

/** What is known of the way to this view: its last entry is this view. */
export function pointsUpTo(view: View): number[][] {
  const known = isLast(view) ? standings : [standing(view)];
  return known.map(({ points }) => points);
}

/** Whether the first entry is the beginning of the game. */
export function isFromTheBeginning(points: readonly (readonly number[])[]): boolean {
  return points[0]?.every((score) => score === 0) ?? false;
}

function isLast(view: View): boolean {
  const last = standings.at(-1);
  return last !== undefined && last.points.length === view.seats && last.owners.join() === view.owners.join();
}

function standing({ owners, points }: View): Standing {
  return { owners, points };
}
