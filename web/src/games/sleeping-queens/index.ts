import type { Chart, GameUi, Told } from "../../lib/game";
import { noun, sayOf } from "../../lib/words.svelte";
import type { GameEvent, View } from "../../wire/sleeping-queens";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { isFromTheBeginning, pointsUpTo, remember } from "./history";
import { GAME, placesOf, type Scene } from "./scene";
import Sheet from "./Sheet.svelte";

const sleepingQueens: GameUi<Scene, GameEvent> = {
  Board,
  screen: () => import("./Screen.svelte"),
  Sheet,
  beats(from, events, to) {
    const row = beats(from, events);
    remember(from, ...row.map(({ view }) => view), to);
    return row;
  },
  chart,
  told,
  light: "moon",
};

function told(view: View): Told {
  const queens = view.points.map((_, seat) => placesOf(view, seat).length);
  const { phase, goal } = view;
  const winners =
    phase.type === "finished" ? phase.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : [];
  const [winner = 0] = winners;
  const isByQueens = (queens[winner] ?? 0) >= goal.queens;
  const key =
    phase.type === "finished" && phase.because === "SL-62" ? "all" : isByQueens ? "queens" : "points";
  const names = (seat: number) =>
    placesOf(view, seat).map((place) => noun(GAME, "queen", view.queens[place] ?? ""));
  return {
    why: sayOf(GAME, `won-by-${key}`, { queens: queens[winner] ?? 0, points: view.points[winner] ?? 0 }),
    each: queens.map((count) => sayOf(GAME, "queens-woken", { count })),
    awards: winners.map((seat) => ({
      title: sayOf(GAME, "award-court"),
      seats: [seat],
      text: names(seat).join(", "),
    })),
  };
}

/** A point for every time that a queen changed hands. */
function chart(view: View): Chart {
  const points = pointsUpTo(view);
  const first = isFromTheBeginning(points) ? "at-the-start" : "since-then";
  const label = (index: number) =>
    index === 0 ? sayOf(GAME, first) : sayOf(GAME, "change", { number: index });
  return { points, label };
}

export default sleepingQueens as GameUi;
