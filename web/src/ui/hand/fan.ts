/** How a hand lies on the table: in as few rows as give every card a strip that a thumb can hit. */

import type { Face } from "../../art/face";

export interface Item {
  /** Its own among the hand, also where two cards are the same. */
  key: string;
  code: string;
  name: string;
  face: Face;
  state: "legal" | "refused" | "idle";
  /** Why it is refused, with the rule. */
  why?: string;
  /** Chosen together with others. */
  picked?: boolean;
  /** Its name among all that flies, where its code is not enough: two cards may be the same. */
  fly?: string;
}

const TOUCH_PX = 44;
const WIDEST_CARD_PX = 104;
const NARROWEST_CARD_PX = 58;
const CARDS_ABREAST = 5.2;
/** A card is half as high again as it is wide: a quarter of the window. */
const SHARE_OF_HEIGHT = 0.165;
const WIDEST_ALONE_PX = 190;
const LEAST_ABREAST_ALONE = 2.4;
/** In card widths, as the style of the hand has it. */
const HEIGHT_OF_CARD = 1.5;
const ROOM_AROUND_PX = 34;
const MOST_TURN_DEG = 3;
const WHOLE_TURN_DEG = 14;
/** The outermost cards are turned and reach a little further. */
const OVERHANG_PX = 6;

/** The width of a card on a hand of this width, in a window of this height: the table needs most of it. */
export function cardWidth(width: number, within = Infinity): number {
  const widest = Math.min(WIDEST_CARD_PX, within * SHARE_OF_HEIGHT);
  return Math.round(Math.max(NARROWEST_CARD_PX, Math.min(widest, width / CARDS_ABREAST)));
}

/** The width of what must not be covered: where it takes more than one row, it is small, so that both rows have room. */
export function widthApart(count: number, width: number, within = Infinity): number {
  const card = cardWidth(width, within);
  const rows = rowSizes(count, width, card, stripAlone(card, SIDE_BY_SIDE)).length;
  return rows > 1 ? NARROWEST_CARD_PX : card;
}

/** How a hand lies that has the page to itself: in card widths, how much is seen of each at least, and from row to row. */
export interface Spread {
  strip: number;
  rowStep: number;
}
/** Cards are told by their corners; what has something written below must not be covered at all. */
export const LIKE_CARDS: Spread = { strip: 0.42, rowStep: 0.8 };
export const SIDE_BY_SIDE: Spread = { strip: 0.8, rowStep: 1.4 };

/** The widest card with which so many fit into a place of this size. */
export function widestCard(
  count: number,
  { width, height }: { width: number; height: number },
  spread: Spread = LIKE_CARDS,
): number {
  for (let card = WIDEST_ALONE_PX; card > NARROWEST_CARD_PX; card -= 2) {
    const rows = rowSizes(count, width, card, stripAlone(card, spread)).length;
    const needed = card * (HEIGHT_OF_CARD + (rows - 1) * spread.rowStep) + ROOM_AROUND_PX;
    if (needed <= height && card * LEAST_ABREAST_ALONE <= width) return card;
  }
  return NARROWEST_CARD_PX;
}

export function stripAlone(card: number, { strip }: Spread = LIKE_CARDS): number {
  return Math.max(TOUCH_PX, card * strip);
}

/** How many cards lie in each row, the fuller rows in front; `strip` is what is seen of each at least. */
export function rowSizes(count: number, width: number, card = cardWidth(width), strip = TOUCH_PX): number[] {
  if (count === 0) return [];
  const abreast = Math.max(1, Math.floor((inner(width) - card) / strip) + 1);
  const rows = Math.ceil(count / abreast);
  return Array.from({ length: rows }, (_, row) => Math.floor((count + row) / rows));
}

/** The cards, row by row. */
export function inRows<T>(items: readonly T[], sizes: readonly number[]): T[][] {
  const starts = sizes.map((_, row) => sizes.slice(0, row).reduce((sum, size) => sum + size, 0));
  return sizes.map((size, row) => items.slice(starts[row], (starts[row] ?? 0) + size));
}

/** From card to card in a row, so that the row fits; never more than a card and a little. */
export function step(size: number, width: number, card: number): number {
  return size < 2 ? card : Math.min(card * 0.86, (inner(width) - card) / (size - 1));
}

/** A card's turn and how far it hangs below the middle one, as a hand holds it. */
export function hang(index: number, size: number, spread: number): { x: number; turn: number; drop: number } {
  const off = index - (size - 1) / 2;
  const each = Math.min(MOST_TURN_DEG, WHOLE_TURN_DEG / Math.max(1, size));
  const turn = off * each;
  return { x: off * spread, turn, drop: Math.abs(off * spread * Math.tan((turn * Math.PI) / 360)) };
}

function inner(width: number): number {
  return width - 2 * OVERHANG_PX;
}
