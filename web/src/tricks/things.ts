/** What sets the two games of bids and tricks apart: what is played, how it looks, what it is called. */

import type { Component } from "svelte";

import type { Face, Ink } from "../art/face";
import type { Forbidden, Legal, Room } from "../lib/room.svelte";
import type { Item } from "../ui/hand/fan";
import type { Put, Scene } from "./scene";

export interface Things {
  game: string;
  /** A card or die as it lies in a trick. Its size is `--card-w`. */
  Piece: Component<{ put: Put; marked?: boolean }>;
  /** How it is drawn in the hand; without one the hand draws the card. */
  InHand?: Component<{ item: Item }>;
  /** Asks what has to be said besides the card, if there are several ways to play it. */
  question?: string;
  /** Whether those who wish so may see all that was played in the round. */
  memoryAid?: boolean;
  sceneOf(view: unknown): Scene;
  /** The order of a hand. */
  rank(code: string): number;
  faceOf(code: string): Face;
  nameOf(code: string): string;
  /** A colour that is led: its ink, its sign and its name. */
  colourOf(colour: string): { ink: Ink; sign: string; name: string };
  /** What lies in a trick, in words. */
  nameOfPut(put: Put): string;
  /** What a move plays; null for one that plays nothing. */
  playedBy(move: unknown): string | null;
}

/**
 * Equal cards are told apart by numbers, and each keeps its number as long as it is held: the card that was lifted is
 * the card that flies.
 */
export function keysOf(
  before: readonly string[],
  codes: readonly string[],
  leaving: string | null,
): string[] {
  const free = before.filter((key) => key !== leaving);
  const spare = leaving !== null && before.includes(leaving) ? [leaving] : [];
  const used = new Set<string>();
  return codes.map((code) => {
    const old = [...free, ...spare].find((key) => codeOfKey(key) === code && !used.has(key));
    const key = old ?? fresh(code, [...before, ...used]);
    used.add(key);
    return key;
  });
}

export function codeOfKey(key: string): string {
  return key.slice(0, key.lastIndexOf("."));
}

function fresh(code: string, taken: readonly string[]): string {
  let n = 1;
  while (taken.includes(`${code}.${n}`)) n += 1;
  return `${code}.${n}`;
}

/** The hand with what may be done with each card. */
export function itemsOf(
  things: Things,
  keys: readonly string[],
  room: Pick<Room, "legal" | "forbidden">,
): Item[] {
  return keys.map((key) => {
    const code = codeOfKey(key);
    const [way] = waysOf(things, code, room.legal);
    const forbidden = way ? undefined : waysOf(things, code, room.forbidden)[0];
    return {
      ...{ key, code, name: things.nameOf(code), face: things.faceOf(code), fly: `held-${key}` },
      state: way ? "legal" : forbidden ? "refused" : "idle",
      ...(forbidden ? { why: reason(forbidden) } : {}),
    };
  });
}

/** All ways to play a card. */
export function waysOf<Way extends Legal>(things: Things, code: string, ways: readonly Way[]): Way[] {
  return ways.filter(({ move }) => things.playedBy(move) === code);
}

function reason({ text, rule }: Forbidden): string {
  return text.includes(rule) ? text : `${text} (${rule})`;
}

/** The bids that one can choose from. */
export function bidsOf(ways: readonly Legal[]): { bid: number; text: string; move: unknown }[] {
  return ways.flatMap(({ move, text }) => (isBid(move) ? [{ bid: move.bid, text, move }] : []));
}

function isBid(move: unknown): move is { type: "bid"; bid: number } {
  return typeof move === "object" && move !== null && "type" in move && move.type === "bid";
}
