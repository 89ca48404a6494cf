/** What each game's folder exports: how its table and its events look. The shell does everything else. */

import type { Component } from "svelte";

import type { Room } from "./room.svelte";
import type { Beat } from "./stage";

export interface Chart {
  /** For each round (or other point of the chart), every seat's total. */
  points: number[][];
  /** The label of a point, such as "Round 3". */
  label: (index: number) => string;
}

export interface BoardProps {
  room: Room;
  /** The table is on another screen: show only the player's own hand and question. */
  handOnly?: boolean;
}

/** Highlights of a finished game, each in a few words. */
export interface Told {
  /** How it was won, if there are several ways. */
  why?: string;
  /** What each seat has done. */
  each: readonly string[];
  /** What a player did best. */
  awards: readonly { title: string; seats: readonly number[]; text: string }[];
}

export interface GameUi<View = unknown, GameEvent = unknown> {
  /** The playing area with the hand and the choices: fills its container, and never scrolls sideways. */
  Board: Component<BoardProps>;
  /** The public table on a shared screen; loads only there. */
  screen: () => Promise<{ default: Component<{ room: Room }> }>;
  /** The score sheet, for a panel or a dialog. */
  Sheet: Component<{ room: Room }>;
  /** The views between `from` and `to`, so that each event is visible. The last need not be `to`, which follows. */
  beats(from: View, events: readonly GameEvent[], to: View): Beat<View>[];
  /** The totals so far. */
  chart(view: View): Chart;
  /** The highlights of the finished game. */
  told?(view: View): Told;
  /** Without the memory aid, a player may only look at the last trick. */
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
