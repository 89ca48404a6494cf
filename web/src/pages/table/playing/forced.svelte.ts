/** A card that is the only choice is played by itself, for those who wish so: after a moment, that one can see it. */

import { preferences } from "../../../lib/preferences.svelte";
import type { Room } from "../../../lib/room.svelte";

const A_MOMENT_MS = 700;
/** Moves that put down a card or a die. Others are decided by people, even if there is but one. */
const PLAYS = new Set(["play", "throw"]);

export function playForced(of: () => Room): void {
  /** A question is answered once: if that is refused, it is for the player to say what to do. */
  let answered: number | undefined;
  $effect(() => {
    const room = of();
    const [move, id] = [onlyPlay(room), room.prompt?.id];
    if (!preferences.playForced || room.busy || move === undefined || id === answered) return undefined;
    const timer = setTimeout(() => {
      answered = id;
      void room.choose(move);
    }, A_MOMENT_MS);
    return () => clearTimeout(timer);
  });
}

export function onlyPlay({ prompt }: Pick<Room, "prompt">): unknown {
  const [move, ...others] = prompt?.legal ?? [];
  if (others.length > 0 || prompt?.product || typeof move !== "object" || move === null) return undefined;
  return "type" in move && PLAYS.has(String(move.type)) ? move : undefined;
}
