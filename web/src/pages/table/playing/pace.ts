/** How quickly the game goes on: on this screen, and where one plays alone with bots, how long they think, too. */

import { type Pace, PACES, preferences } from "../../../lib/preferences.svelte";
import type { Room } from "../../../lib/room.svelte";

/** How many times as quick as usual, for a button. */
export const SIGNS: Readonly<Record<Pace, string>> = {
  slow: "½×",
  normal: "1×",
  quick: "2×",
  instant: "5×",
};

/** After the quickest comes the slowest. */
export function nextPace(pace: Pace): Pace {
  return PACES[(PACES.indexOf(pace) + 1) % PACES.length] ?? "normal";
}

export function choosePace(room: Room, pace: Pace): void {
  preferences.choose({ pace });
  const settings = room.table?.settings;
  if (settings && isAlone(room) && settings.bot_speed !== pace)
    void room.ask({ type: "change-settings", settings: { ...settings, bot_speed: pace } });
}

/** The pace of the bots is the host's to choose, and nobody else's game must become quicker by it. */
function isAlone({ you, table, over }: Room): boolean {
  const people = (table?.chairs ?? []).filter(({ kind }) => kind === "person");
  return Boolean(you?.host) && !over && people.length === 1;
}
