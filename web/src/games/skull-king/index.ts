import type { GameUi } from "../../lib/game";
import { say } from "../../lib/words.svelte";
import { running, type Scene } from "../../tricks/scene";
import type { GameEvent, View } from "../../wire/skull-king";
import Board from "./Board.svelte";
import { beats, sceneOf } from "./scene";
import Sheet from "./Sheet.svelte";
import { toldOf } from "../../tricks/told";

const game: GameUi<View | Scene, GameEvent> = {
  Board,
  screen: () => import("./Screen.svelte"),
  Sheet,
  beats,
  chart: (view) => {
    const scene = sceneOf(view);
    const label = (index: number) => say("cli-round-heading", { round: index + 1, rounds: scene.rounds });
    return { points: running(scene), label };
  },
  memoryAid: true,
  told: (view) => toldOf("skull-king", sceneOf(view)),
  light: "lantern",
};

export default game;
