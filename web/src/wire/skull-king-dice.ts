// Written by scripts/wire_types.py from the Python types. Do not edit.

/** SD-20: so many tricks will I win. */
export interface Bid {
  type: "bid";
  bid: number;
}

/** SD-20: the fist is on the table, the number is not to be seen. */
export interface BidHidden {
  type: "bid-hidden";
}

/** SD-20: a bid that nobody else sees yet. */
export interface BidSealed {
  type: "bid-sealed";
  seat: number;
  bid: number;
}

/** `bids`: None where no bid has been made. */
export interface BiddingSeen {
  type: "bidding";
  starter: number;
  hands: (string[] | FaceDown)[];
  bids: (number | BidHidden | null)[];
}

/** SD-20: Yo - Ho - Ho! All bids at once. */
export interface BidsShown {
  type: "bids-shown";
  bids: number[];
}

/** The colours that are led and followed: those of the number dice. */
export type Colour = "B" | "K" | "R" | "Y";

/** SD-11: all dice are in the bag. */
export interface Dealing {
  type: "dealing";
  starter: number;
}

/** SD-10: everybody has drawn dice from the bag; those of others are behind their screens. */
export interface Dealt {
  type: "dealt";
  round: number;
  starter: number;
  hands: (string[] | FaceDown)[];
}

/** SD-35: the die is on its way. */
export interface DieChosen {
  type: "die-chosen";
  seat: number;
  die: string;
}

/** SD-35: the die has come to rest. */
export interface DieThrown {
  type: "die-thrown";
  seat: number;
  die: string;
  face: string;
}

/** SD-12: the first starting player is about to be drawn. */
export interface Drawing {
  type: "drawing";
}

/** A number of cards or dice that the viewer may not see. */
export interface FaceDown {
  type: "face-down";
  count: number;
}

/** SD-70 */
export interface Finished {
  type: "finished";
  places: number[];
}

/** SD-20: what the others see of a sealed bid. */
export interface FistShown {
  type: "fist-shown";
  seat: number;
}

/** SD-70 */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  places: number[];
}

/** SD-35: everybody sees which die is rolling, and nobody what it will show. */
export interface RollingSeen {
  type: "rolling";
  die: string;
  table: ThrowingSeen;
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

/** SD-12 */
export interface StarterDrawn {
  type: "starter-drawn";
  starter: number;
}

/** A trick that has been won, and by which rule. */
export interface Taken {
  trick: Thrown[];
  winner: number;
  because: string;
}

/** SD-35: the die is chosen; what it shows is not. */
export interface Throw {
  type: "throw";
  die: string;
}

/** `taken` are this round's tricks, all of which everybody saw; `winning` is whose die wins the trick right now. `prospects`: what the round would bring each seat if it ended with the tricks won so far (SD-60 to SD-66). */
export interface ThrowingSeen {
  type: "throwing";
  starter: number;
  hands: (string[] | FaceDown)[];
  bids: number[];
  turn: number;
  trick: Thrown[];
  winning: number | null;
  taken: Taken[];
  won: number[];
  bonus: number[];
  prospects: number[];
  led?: Colour | null;
  because?: string | null;
}

/** A die in a trick, and what it shows. */
export interface Thrown {
  seat: number;
  die: string;
  face: string;
}

/** SD-48: the winner, with the die that won, what it showed, and the rule that decided. */
export interface TrickWon {
  type: "trick-won";
  seat: number;
  die: string;
  face: string;
  because: string;
  bonus: number;
}

/** `viewer` None is a spectator; `rounds` is how many this game has (SD-10). */
export interface View {
  viewer: number | null;
  seats: number;
  scoring: "landlubber" | "standard";
  round: number;
  rounds: number;
  totals: number[];
  sheet: ScoredRound[];
  phase: Drawing | Dealing | BiddingSeen | ThrowingSeen | RollingSeen | Finished;
}

export type GameEvent = StarterDrawn | Dealt | BidSealed | FistShown | BidsShown | DieChosen | DieThrown | TrickWon | RoundScored | GameEnded;

export type Move = Bid | Throw;
