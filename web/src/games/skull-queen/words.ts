/** What a plank, or something that happens on it, is in words. */

import type { Room } from "../../lib/room.svelte";
import { noun, sayOf } from "../../lib/words.svelte";
import type { View } from "../../wire/skull-queen";
import { type AnyPlank, COLOURS, GAME, pirateAt, type Scene, valueOf } from "./model";

export function describe(name: string, plank: AnyPlank, { plank_values }: View): string {
  if (plank === null) return sayOf(GAME, "plank-empty", { name });
  if (plank.type === "plank-hidden") return sayOf(GAME, "plank-covered", { name });
  const pirates = COLOURS.map((code) => {
    const colour = noun(GAME, "colour", code);
    const space = pirateAt(plank, code);
    if (space === null) return sayOf(GAME, "pirate-swims", { colour });
    return sayOf(GAME, "pirate-on", { colour, space, value: valueOf(space, plank.side, plank_values) });
  });
  return [noun(GAME, "side", plank.side), ...pirates].join("; ");
}

/** Whether I open the next trick. */
export function leadsNow({ prompt, seat }: Pick<Room, "prompt" | "seat">, { phase }: View): boolean {
  return phase.type === "playing" && phase.trick.length === 0 && phase.turn === seat && prompt !== null;
}

/** What is happening just now, short enough to be read in passing. */
export function caption(room: Room, scene: Scene | undefined): string {
  if (scene?.lead) return sayOf(GAME, "leads-next", { name: room.name(scene.lead.seat) });
  const spot = scene?.spot;
  if (!spot) return "";
  const card = noun(GAME, "card", spot.card);
  if (spot.seat === null) return sayOf(GAME, `nobody-goes-${spot.direction}`, { card });
  const said = sayOf(GAME, spot.fell ? "falls-in" : `goes-${spot.direction}`, {
    card,
    name: room.name(spot.seat),
  });
  return spot.doubled ? `${said} (${sayOf(GAME, "two-spaces")})` : said;
}
