import type { Chart, GameUi } from "../../lib/game";
import { sayOf } from "../../lib/words.svelte";
import type { GameEvent, View } from "../../wire/sleeping-queens";
import { beats } from "./beats";
import Board from "./Board.svelte";
import { isFromTheBeginning, pointsUpTo, remember } from "./history";
import { GAME, type Scene } from "./scene";
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
  light: "moon",
};

/** A point for every time that a queen changed hands. */
function chart(view: View): Chart {
  const points = pointsUpTo(view);
  const first = isFromTheBeginning(points) ? "at-the-start" : "since-then";
  const label = (index: number) =>
    index === 0 ? sayOf(GAME, first) : sayOf(GAME, "change", { number: index });
  return { points, label };
}

export default sleepingQueens as GameUi;
