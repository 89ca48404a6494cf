/** For tests: a new pad with two players. */

import type { PadGame } from "./core/model.ts";

export const GAME: PadGame = {
  id: "annaspad",
  game: "skull-king",
  players: ["Anna", "Ben"],
  first: 0,
  options: { scoring: "standard" },
  started: "2026-11-16T19:30:00Z",
  changed: "2026-11-16T19:30:00Z",
  rounds: [[{}, {}]],
};
