// Written by scripts/wire_types.py from the Python types. Do not edit.

/** SK-20: so many tricks will I win. */
export interface Bid {
  type: "bid";
  bid: number;
}

/** SK-20: the fist is on the table, the number is not to be seen. */
export interface BidHidden {
  type: "bid-hidden";
}

/** SK-20: a bid that nobody else sees yet. */
export interface BidSealed {
  type: "bid-sealed";
  seat: number;
  bid: number;
}

/** `bids`: None where no bid has been made. */
export interface BiddingSeen {
  type: "bidding";
  dealer: number;
  hands: (string[] | FaceDown)[];
  bids: (number | BidHidden | null)[];
}

/** SK-20: Yo - Ho - Ho! All bids at once. */
export interface BidsShown {
  type: "bids-shown";
  bids: number[];
}

export interface CardPlayed {
  type: "card-played";
  seat: number;
  card: string;
  role?: "escape" | "pirate" | null;
}

export type Colour = "B" | "K" | "R" | "Y";

/** SK-13 */
export interface DealerDrawn {
  type: "dealer-drawn";
  dealer: number;
}

export interface Dealing {
  type: "dealing";
  dealer: number;
}

/** SK-10: hands of others are face down. */
export interface Dealt {
  type: "dealt";
  round: number;
  dealer: number;
  hands: (string[] | FaceDown)[];
}

/** SK-13: the first dealer is about to be drawn. */
export interface Drawing {
  type: "drawing";
}

/** A number of cards or dice that the viewer may not see. */
export interface FaceDown {
  type: "face-down";
  count: number;
}

/** SK-70 */
export interface Finished {
  type: "finished";
  places: number[];
}

/** SK-20: what the others see of a sealed bid. */
export interface FistShown {
  type: "fist-shown";
  seat: number;
}

/** SK-70 */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  places: number[];
}

/** A card in a trick. */
export interface Laid {
  seat: number;
  card: string;
  role?: "escape" | "pirate" | null;
}

/** A card into the trick; for Scary Mary, and for her alone, with her role. */
export interface Play {
  type: "play";
  card: string;
  role?: "escape" | "pirate" | null;
}

/** `taken` are this round's tricks, all of which everybody saw; `winning` is whose card wins the trick right now. `prospects`: what the round would bring each seat if it ended with the tricks won so far (SK-60 to SK-66). */
export interface PlayingSeen {
  type: "playing";
  dealer: number;
  hands: (string[] | FaceDown)[];
  bids: number[];
  turn: number;
  trick: Laid[];
  winning: number | null;
  taken: Taken[];
  won: number[];
  bonus: number[];
  prospects: number[];
  led?: Colour | null;
  because?: string | null;
}

/** One entry for each seat; `because` names the rule that gave the points. */
export interface RoundScored {
  type: "round-scored";
  round: number;
  bids: number[];
  won: number[];
  bonus: number[];
  points: number[];
  totals: number[];
  because: string[];
}

/** A line of the score sheet, which lies open on the table, and the last trick of that round. */
export interface ScoredRound {
  bids: number[];
  won: number[];
  bonus: number[];
  points: number[];
  last: Taken;
  because?: string[];
}

/** A trick that has been won, and by which rule. */
export interface Taken {
  trick: Laid[];
  winner: number;
  because: string;
}

/** SK-49: the winner, with the card that won and the rule that decided. */
export interface TrickWon {
  type: "trick-won";
  seat: number;
  card: string;
  because: string;
  bonus: number;
}

/** `viewer` None is a spectator. */
export interface View {
  viewer: number | null;
  seats: number;
  scoring: "landlubber" | "standard";
  round: number;
  totals: number[];
  sheet: ScoredRound[];
  phase: Drawing | Dealing | BiddingSeen | PlayingSeen | Finished;
}

export type GameEvent = DealerDrawn | Dealt | BidSealed | FistShown | BidsShown | CardPlayed | TrickWon | RoundScored | GameEnded;

export type Move = Bid | Play;
