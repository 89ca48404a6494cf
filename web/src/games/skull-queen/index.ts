import type { GameUi } from "../../lib/game";
import { sayOf } from "../../lib/words.svelte";
import type { GameEvent, View } from "../../wire/skull-queen";
import { beats } from "./beats";
import { unhurried } from "./first-game";
import Board from "./Board.svelte";
import { GAME } from "./model";
import Sheet from "./Sheet.svelte";

const game: GameUi<View, GameEvent> = {
  Board,
  screen: () => import("./Screen.svelte"),
  Sheet,
  beats: (from, events, to) => unhurried(beats(from, events, to), to),
  chart({ sheet, seats }) {
    const none = Array.from({ length: seats }, () => 0);
    const points = sheet.reduce<number[][]>(
      (all, round) => [...all, (all.at(-1) ?? none).map((total, seat) => total + (round.points[seat] ?? 0))],
      [none],
    );
    const label = (round: number) =>
      round === 0 ? sayOf(GAME, "start-of-game") : sayOf(GAME, "cli-round-heading", { round, rounds: seats });
    return { points, label };
  },
  light: "lantern",
};

export default game;
