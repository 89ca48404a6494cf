/** The lesson in the waiting room has a place of its own in the address, so that the way back leads to the table. */

import { tick } from "svelte";

import type { Room } from "../../../lib/room.svelte";
import { go, placeOnPage } from "../../../lib/router.svelte";
import { GAMES, type Game } from "../../home/lobby.svelte";

const PLACE = "lesson";
export const LESSON = `#${PLACE}`;

export function isInLesson(): boolean {
  return placeOnPage() === PLACE;
}

export function leaveLesson(): void {
  go(location.pathname + location.search, { replace: true });
  void tick().then(() => document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true }));
}

/** The game of the table, if there is a lesson for it. */
export function gameOf({ table }: Room): Game | undefined {
  return GAMES.find((game) => game === table?.settings.game);
}
