// Written by scripts/wire_types.py from the Python types. Do not edit.

/** SL-20: the player whose turn it is takes an action. */
export interface Acting {
  type: "acting";
  turn: number;
}

/** SL-43: a queen of `seat` is attacked. The phase does not say whether its owner holds the card against it. */
export interface Attacked {
  type: "attacked";
  turn: number;
  seat: number;
  attack: string;
  queen: string;
}

/** SL-31: the card that a jester turned over. */
export interface CardRevealed {
  type: "card-revealed";
  seat: number;
  card: string;
}

/** SL-33: this player may wake a queen. */
export interface CountedLast {
  type: "counted-last";
  seat: number;
  because: string;
}

/** SL-12 */
export interface DealerDrawn {
  type: "dealer-drawn";
  dealer: number;
}

/** SL-10: the hands are about to be dealt. */
export interface Dealing {
  type: "dealing";
  dealer: number;
}

/** SL-10: the queens by place, asleep, which nobody sees; the hands, of which others' are face down. */
export interface Dealt {
  type: "dealt";
  dealer: number;
  queens: string[] | FaceDown;
  hands: (string[] | FaceDown)[];
}

/** SL-43: nobody else learns that there was a choice. */
export interface DefenceDeclined {
  type: "defence-declined";
  seat: number;
}

/** SL-43: whether the attacked player plays the Dragon or the Wand. */
export interface Defend {
  type: "defend";
  defend: boolean;
}

/** SL-40, SL-41: the queen stays. */
export interface Defended {
  type: "defended";
  seat: number;
  card: string;
  queen: string;
  because: string;
}

/** SL-34, SL-35: the order of the cards means nothing. */
export interface Discard {
  type: "discard";
  cards: string[];
}

export interface Discarded {
  type: "discarded";
  seat: number;
  cards: string[];
  because: string;
}

/** SL-12: the dealer is about to be drawn. */
export interface Drawing {
  type: "drawing";
}

/** SL-20: others' cards are face down. */
export interface Drawn {
  type: "drawn";
  seat: number;
  cards: string[] | FaceDown;
}

/** A number of cards or dice that the viewer may not see. */
export interface FaceDown {
  type: "face-down";
  count: number;
}

/** SL-60, SL-62: which of them, `because` says. */
export interface Finished {
  type: "finished";
  places: number[];
  because: string;
}

/** SL-60 or SL-62 */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  places: number[];
  because: string;
}

/** So many queens or so many points. */
export interface Goal {
  queens: number;
  points: number;
}

/** SL-31: turns over the top card of the draw pile. */
export interface Jester {
  type: "jester";
}

export interface JesterPlayed {
  type: "jester-played";
  seat: number;
}

/** SL-33: the player counted last may wake a queen. */
export interface JesterWaking {
  type: "jester-waking";
  turn: number;
  seat: number;
}

/** SL-30: wakes the queen at that place. */
export interface King {
  type: "king";
  place: number;
}

export interface KingPlayed {
  type: "king-played";
  seat: number;
  place: number;
}

/** SL-36: takes that queen from another player. */
export interface Knight {
  type: "knight";
  queen: string;
}

/** SL-36: `target` is the player before whom the queen lies. */
export interface KnightPlayed {
  type: "knight-played";
  seat: number;
  queen: string;
  target: number;
}

/** SL-10: the queens are about to be laid out. */
export interface Laying {
  type: "laying";
  dealer: number;
}

/** The place where a waking without a king is tried. */
export interface PlaceChosen {
  type: "place-chosen";
  seat: number;
  place: number;
}

/** SL-37: puts that queen of another player back to sleep. */
export interface Potion {
  type: "potion";
  queen: string;
}

/** SL-37: `target` is the player before whom the queen lies. */
export interface PotionPlayed {
  type: "potion-played";
  seat: number;
  queen: string;
  target: number;
}

/** SL-37: `owner` is the player before whom she lay. */
export interface QueenPutToSleep {
  type: "queen-put-to-sleep";
  owner: number;
  place: number;
  queen: string;
  because: string;
}

/** SL-36: `owner` is the player before whom she lay. */
export interface QueenTaken {
  type: "queen-taken";
  seat: number;
  queen: string;
  owner: number;
  because: string;
}

export interface QueenWoken {
  type: "queen-woken";
  seat: number;
  place: number;
  queen: string;
  because: string;
}

/** SL-20, SL-42: these players are about to draw, one after another. */
export interface Refilling {
  type: "refilling";
  turn: number;
  seats: number[];
}

/** SL-21: so many cards of the discard pile became the draw pile. */
export interface Reshuffled {
  type: "reshuffled";
  count: number;
  because: string;
}

/** SL-31: a jester has been played, and the top card is about to be turned over. */
export interface Revealing {
  type: "revealing";
  turn: number;
}

/** SL-51: she is back asleep in her place. */
export interface RivalTurnedOver {
  type: "rival-turned-over";
  seat: number;
  place: number;
  queen: string;
  rival: string;
  because: string;
}

/** SL-50: whoever woke the Rose queen wakes another. */
export interface RoseWaking {
  type: "rose-waking";
  turn: number;
  seat: number;
}

/** SL-32: the player takes the revealed card and has another turn. */
export interface SpecialTaken {
  type: "special-taken";
  seat: number;
  card: string;
  because: string;
}

/** `viewer` None is a spectator. One entry for each seat, or for each of the places 0 to 11. */
export interface View {
  viewer: number | null;
  seats: number;
  goal: Goal;
  hands: (string[] | FaceDown)[];
  known: string[][];
  pile: number;
  shuffled: string[];
  discard: string[];
  queens: (string | null)[];
  owners: (number | null)[];
  points: number[];
  phase: Drawing | Laying | Dealing | Acting | Revealing | JesterWaking | RoseWaking | Attacked | Refilling | Finished;
}

/** The waking that a jester's number (SL-33) or the Rose queen (SL-50) brings; None declines the jester's. */
export interface Wake {
  type: "wake";
  place: number | null;
}

/** SL-33: "may". */
export interface WakingDeclined {
  type: "waking-declined";
  seat: number;
}

export type GameEvent = DealerDrawn | Dealt | KingPlayed | JesterPlayed | KnightPlayed | PotionPlayed | Discarded | CardRevealed | SpecialTaken | CountedLast | PlaceChosen | WakingDeclined | QueenWoken | RivalTurnedOver | Defended | DefenceDeclined | QueenTaken | QueenPutToSleep | Reshuffled | Drawn | GameEnded;

export type Move = King | Jester | Wake | Discard | Knight | Potion | Defend;
