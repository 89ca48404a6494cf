/** What each game's folder gives: how its table looks, and what its events look like. The shell does all the rest. */

import type { Component } from "svelte";

import type { Room } from "./room.svelte";
import type { Beat } from "./stage";

export interface Chart {
  /** For each round (or each moment worth a point of the line) what every seat had then. */
  points: number[][];
  /** What a point stands for, such as "Round 3". */
  label: (index: number) => string;
}

export interface BoardProps {
  room: Room;
  /** The table is on another screen: only what is one's own is shown, and what one is asked. */
  handOnly?: boolean;
}

/** What is worth telling of a game that is over, each in a few words. */
export interface Told {
  /** By what it was won, where there are several ways. */
  why?: string;
  /** What everybody has done, by seat. */
  each: readonly string[];
  /** What somebody did best. */
  awards: readonly { title: string; seats: readonly number[]; text: string }[];
}

export interface GameUi<View = unknown, GameEvent = unknown> {
  /** The playing area with the hand and the choices: fills the place that it is given, and never scrolls sideways. */
  Board: Component<BoardProps>;
  /** The public table on a screen for everybody, which is fetched when there is one. */
  screen: () => Promise<{ default: Component<{ room: Room }> }>;
  /** The score sheet, for a panel or a dialog. */
  Sheet: Component<{ room: Room }>;
  /** The views between `from` and `to`, so that each event can be seen. The last need not be `to`: that follows. */
  beats(from: View, events: readonly GameEvent[], to: View): Beat<View>[];
  /** The totals so far. */
  chart(view: View): Chart;
  /** What is worth telling when it is over. */
  told?(view: View): Told;
  /** Only the last trick may be looked at again, for those who have the memory aid off. */
  memoryAid?: boolean;
  /** The light on the table. */
  light: "lantern" | "moon";
}

const FOLDERS = import.meta.glob<{ default: GameUi }>("../games/*/index.ts");

/** A game's part of the page, fetched when it is needed; null if this page has none for it. */
export async function loadGame(name: string): Promise<GameUi | null> {
  const folder = FOLDERS[`../games/${name}/index.ts`];
  return folder ? (await folder()).default : null;
}
