import { best } from "../../lib/best";
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
  told({ sheet, seats }) {
    const highest = Array.from({ length: seats }, (_, seat) =>
      Math.max(0, ...sheet.map(({ points }) => points[seat] ?? 0)),
    );
    const found = best(highest);
    const text = sayOf(GAME, "points-in-round", { points: found?.most ?? 0 });
    return {
      each: highest.map((points) => sayOf(GAME, "best-round-is", { points })),
      awards: found ? [{ title: sayOf(GAME, "award-round"), seats: found.seats, text }] : [],
    };
  },
  light: "lantern",
};

export default game;
