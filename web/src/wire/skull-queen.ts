// Written by scripts/wire_types.py from the Python types. Do not edit.

/** SQ-82: a card lies face down. */
export interface CardHidden {
  type: "card-hidden";
}

/** SQ-82: what the others see of a sealed card. */
export interface CardLaidFaceDown {
  type: "card-laid-face-down";
  seat: number;
}

/** SQ-30 */
export interface CardPlayed {
  type: "card-played";
  seat: number;
  card: string;
}

/** SQ-82: a captain's card that nobody else sees yet. */
export interface CardSealed {
  type: "card-sealed";
  seat: number;
  card: string;
}

/** SQ-82: both captains' cards at once. */
export interface CardsShown {
  type: "cards-shown";
  cards: string[];
}

/** SQ-41: single cards just played, which now lie in the centre. */
export interface CardsToCentre {
  type: "cards-to-centre";
  cards: string[];
}

export type Colour = "B" | "G" | "R" | "Y";

/** SQ-46: the cards of an evaluated colour. */
export interface ColourSetAside {
  type: "colour-set-aside";
  colour: Colour;
  cards: string[];
}

/** SQ-12 */
export interface DealerDrawn {
  type: "dealer-drawn";
  dealer: number;
}

export interface Dealing {
  type: "dealing";
  dealer: number;
}

/** SQ-11: hands of others are face down, and so is the ghost's stack, for everybody (SQ-80). `centre` is None where no card is left over, `ghost` where he does not play. */
export interface Dealt {
  type: "dealt";
  round: number;
  dealer: number;
  hands: (string[] | FaceDown)[];
  centre: string[] | null;
  ghost: string[] | FaceDown | null;
}

/** SQ-12: the first dealer is about to be drawn. */
export interface Drawing {
  type: "drawing";
}

/** A number of cards or dice that the viewer may not see. */
export interface FaceDown {
  type: "face-down";
  count: number;
}

/** SQ-61 */
export interface Finished {
  type: "finished";
  places: number[];
}

/** SQ-61 */
export interface GameEnded {
  type: "game-ended";
  scores: number[];
  places: number[];
}

/** SQ-81: the top card of the ghost's stack leads the trick. */
export interface GhostTurned {
  type: "ghost-turned";
  card: string;
}

/** A card in a trick. The ghost's has no seat (SQ-83). */
export interface Laid {
  seat: number | null;
  card: string;
}

/** SQ-47: who leads the next trick, and with which card that was earned. */
export interface LeadTaken {
  type: "lead-taken";
  seat: number;
  card: string;
  because: string;
}

/** `card` was the highest or lowest of its colour, and nobody's (SQ-44, SQ-56, SQ-83), or its player's pirate was in the water (SQ-45). */
export interface NobodyMoved {
  type: "nobody-moved";
  colour: Colour;
  direction: "down" | "up";
  card: string;
  because: string;
}

/** A trick of this round that has been evaluated, and what lay in the centre before it. */
export interface PastTrick {
  centre: string[];
  trick: Laid[];
}

/** SQ-45: the pirate had to move beyond the plank's end; `moved` is the rule that made it move. */
export interface PirateFell {
  type: "pirate-fell";
  seat: number;
  colour: Colour;
  direction: "down" | "up";
  start: number;
  card: string;
  because: string;
  moved: string;
  doubled: string | null;
}

/** SQ-42, SQ-43: `card` made the seat move; `doubled` names the rule where an 8 or a 5 made it two spaces. */
export interface PirateMoved {
  type: "pirate-moved";
  seat: number;
  colour: Colour;
  direction: "down" | "up";
  start: number;
  end: number;
  card: string;
  because: string;
  doubled: string | null;
}

/** SQ-20, SQ-21: a side of the plank, and a space for each pirate: 1 at the wide end, 5 at the narrow one. */
export interface Place {
  type: "place";
  side: "back" | "front";
  red: number;
  yellow: number;
  green: number;
  blue: number;
}

/** `planks`: None where nothing has been placed. `ghost`: his stack, where he plays. */
export interface PlacingSeen {
  type: "placing";
  dealer: number;
  hands: (string[] | FaceDown)[];
  ghost: FaceDown | null;
  centre: string[];
  planks: (Plank | PlankHidden | null)[];
}

/** SQ-03: a side, and where each pirate stands; None is in the water (SQ-45). */
export interface Plank {
  type: "plank";
  side: "back" | "front";
  red: number | null;
  yellow: number | null;
  green: number | null;
  blue: number | null;
}

/** SQ-22: what the others see of a sealed placing. */
export interface PlankCovered {
  type: "plank-covered";
  seat: number;
}

/** SQ-22: placed, and not to be seen yet. */
export interface PlankHidden {
  type: "plank-hidden";
}

/** SQ-22: a placing that nobody else sees yet. */
export interface PlankSealed {
  type: "plank-sealed";
  seat: number;
  side: "back" | "front";
  red: number;
  yellow: number;
  green: number;
  blue: number;
}

/** SQ-22: all planks at once. */
export interface PlanksShown {
  type: "planks-shown";
  planks: Plank[];
}

/** A card into the trick. */
export interface Play {
  type: "play";
  card: string;
}

/** `past` are this round's tricks, all of which everybody saw; `colour` is the trick colour, once there is one. SQ-60: `prospects` are what each plank would bring if the round ended now. */
export interface PlayingSeen {
  type: "playing";
  dealer: number;
  hands: (string[] | FaceDown)[];
  centre: string[];
  planks: Plank[];
  prospects: number[];
  turn: number;
  trick: Laid[];
  colour: Colour | null;
  past: PastTrick[];
}

/** SQ-60: one entry for each seat. */
export interface RoundScored {
  type: "round-scored";
  round: number;
  planks: Plank[];
  points: number[];
  totals: number[];
  because: string;
}

/** A line of the score sheet, which lies open on the table: how the planks stood, and the round's last trick. */
export interface ScoredRound {
  planks: Plank[];
  points: number[];
  last: PastTrick;
}

/** `viewer` None is a spectator. */
export interface View {
  viewer: number | null;
  seats: number;
  plank_values: number[];
  round: number;
  totals: number[];
  sheet: ScoredRound[];
  phase: Drawing | Dealing | PlacingSeen | PlayingSeen | WithGhostSeen | Finished;
}

/** `led` is the ghost's card, `ghost` his stack; `sealed`: None where no card has been chosen. SQ-60: `prospects` are what each plank would bring if the round ended now. */
export interface WithGhostSeen {
  type: "with-ghost";
  dealer: number;
  hands: (string[] | FaceDown)[];
  ghost: FaceDown;
  centre: string[];
  planks: Plank[];
  prospects: number[];
  led: string;
  colour: Colour | null;
  sealed: (string | CardHidden | null)[];
  past: PastTrick[];
}

export type GameEvent = DealerDrawn | Dealt | PlankSealed | PlankCovered | PlanksShown | GhostTurned | CardPlayed | CardSealed | CardLaidFaceDown | CardsShown | CardsToCentre | PirateMoved | PirateFell | NobodyMoved | ColourSetAside | LeadTaken | RoundScored | GameEnded;

export type Move = Place | Play;
