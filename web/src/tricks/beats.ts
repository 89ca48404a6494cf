/** What is seen between two views of a game of bids and tricks: one beat or two for each event. */

import type { Beat } from "../lib/stage";
import type { Bid, Held, Put, Scene, Scored } from "./scene";

/** An event of either game, in the words that both share. */
export type Happening =
  | { type: "first-drawn"; first: number }
  | { type: "dealt"; round: number; first: number; hands: readonly Held[] }
  | { type: "bid"; seat: number; bid: Bid }
  | { type: "bids-shown"; bids: readonly number[] }
  | { type: "put"; put: Put }
  | { type: "rests"; seat: number; face: string }
  | { type: "trick-won"; seat: number; because: string; bonus: number }
  | { type: "round-scored"; scored: Scored }
  | { type: "game-ended" };

const MS = {
  drawn: 300,
  dealt: 450,
  fist: 220,
  beating: 1_050,
  open: 1_200,
  put: 340,
  rolling: 420,
  /** As long as the die tumbles. Less than what has something to read: where nothing moves, it takes no time. */
  lands: 590,
  rests: 160,
  won: 950,
  swept: 380,
  scored: 1_500,
  lastScored: 3_000,
} as const;

type Shown = Omit<Beat<Scene>, "event">;

export function beatsOf(from: Scene, happenings: readonly Happening[], to: Scene): Beat<Scene>[] {
  const beats: Beat<Scene>[] = [];
  let scene: Scene = { ...from, moment: null };
  happenings.forEach((happening, event) => {
    const rest = happenings.slice(event + 1);
    const shown = after(scene, happening, { rest, to });
    // Its sentence is said with the last of its beats, when it can be seen what it says.
    shown.forEach((beat, n) => beats.push(n === shown.length - 1 ? { ...beat, event } : beat));
    scene = shown.at(-1)?.view ?? scene;
  });
  return beats;
}

interface Ahead {
  rest: readonly Happening[];
  to: Scene;
}

function after(scene: Scene, happening: Happening, ahead: Ahead): Shown[] {
  switch (happening.type) {
    case "first-drawn":
      return [{ view: { ...scene, first: happening.first }, ms: MS.drawn }];
    case "dealt":
      return [{ view: dealt(scene, happening), ms: MS.dealt }];
    case "bid":
      return [{ view: { ...scene, bids: set(scene.bids, happening.seat, happening.bid) }, ms: MS.fist }];
    case "bids-shown":
      return bidsShown(scene, happening.bids, ahead.to);
    case "put":
      return [{ view: put(scene, happening.put, ahead), ms: isRolling(happening.put) ? MS.rolling : MS.put }];
    case "rests":
      return comesToRest(scene, happening, ahead);
    case "trick-won":
      return trickWon(scene, happening, ahead.to);
    case "round-scored":
      return [{ view: roundScored(scene, happening.scored), ms: msOfScore(ahead.rest) }];
    case "game-ended":
      return [];
  }
}

function dealt(scene: Scene, { round, first, hands }: Extract<Happening, { type: "dealt" }>): Scene {
  const zeros = scene.totals.map(() => 0);
  return {
    ...scene,
    ...{
      round,
      first,
      hands,
      stage: "bidding",
      moment: null,
      prospects: null,
      winning: null,
      reason: null,
      led: null,
    },
    ...{ bids: zeros.map(() => null), won: zeros, bonus: zeros, trick: [], taken: [] },
  };
}

/** The fists beat the table, then they open. */
function bidsShown(scene: Scene, bids: readonly number[], to: Scene): Shown[] {
  const fists = scene.bids.map((bid): Bid => bid ?? "fist");
  const open: Scene = {
    ...scene,
    bids,
    stage: "playing",
    moment: { type: "bids-open" },
    prospects: now(to, 0),
  };
  return [
    { view: { ...scene, bids: fists, moment: { type: "yo-ho-ho" } }, ms: MS.beating },
    { view: open, ms: MS.open },
  ];
}

function put(scene: Scene, piece: Put, ahead: Ahead): Scene {
  const hands = set(scene.hands, piece.seat, without(scene.hands[piece.seat] ?? 0, piece.code));
  const trick = [...scene.trick, piece];
  return {
    ...scene,
    hands,
    trick,
    led: ledOf(scene, trick, ahead),
    ...winningOf(scene, trick, ahead),
    moment: null,
  };
}

/** What the die shows is told, and what follows from it is seen, when it has landed: the second beat has the sentence. */
function comesToRest(scene: Scene, { seat, face }: { seat: number; face: string }, ahead: Ahead): Shown[] {
  const trick = scene.trick.map((piece) => (piece.seat === seat ? { ...piece, face } : piece));
  return [
    { view: { ...scene, trick }, ms: MS.lands },
    { view: { ...scene, trick, ...winningOf(scene, trick, ahead) }, ms: MS.rests },
  ];
}

/** Which card wins, and why, is the server's to say: in the view that follows, or when the trick is won. */
function winningOf(
  scene: Scene,
  trick: readonly Put[],
  { rest, to }: Ahead,
): Pick<Scene, "winning" | "reason"> {
  const { winning, reason } = scene;
  if (trick.some(isRolling)) return { winning, reason };
  const won = rest[0]?.type === "trick-won" ? rest[0] : undefined;
  if (won !== undefined) return { winning: won.seat, reason: won.because };
  if (rest.length > 0 || to.trick.length !== trick.length) return { winning, reason };
  return { winning: to.winning, reason: to.reason };
}

function ledOf({ led }: Scene, trick: readonly Put[], { to }: Ahead): string | null {
  return to.stage === "playing" && to.trick.length >= trick.length ? to.led : led;
}

/** The trick lies there for a moment, then its winner takes it. */
function trickWon(
  scene: Scene,
  { seat, because, bonus }: Extract<Happening, { type: "trick-won" }>,
  to: Scene,
): Shown[] {
  const moment = { type: "trick-won", seat, because, bonus } as const;
  const lying: Scene = { ...scene, winning: seat, reason: because, moment };
  const taken = [...scene.taken, { trick: scene.trick, winner: seat, because }];
  const won = set(scene.won, seat, (scene.won[seat] ?? 0) + 1);
  const more = set(scene.bonus, seat, (scene.bonus[seat] ?? 0) + bonus);
  const swept: Scene = {
    ...lying,
    ...{
      taken,
      won,
      bonus: more,
      trick: [],
      winning: null,
      reason: null,
      led: null,
      prospects: now(to, taken.length) ?? scene.prospects,
    },
  };
  return [
    { view: lying, ms: MS.won, rest: { ...swept, trick: scene.trick, winning: seat } },
    { view: swept, ms: MS.swept },
  ];
}

/** What the view that follows says of the round, if it tells of the same moment. */
function now(to: Scene, taken: number): readonly number[] | null {
  return to.stage === "playing" && to.taken.length === taken ? to.prospects : null;
}

function roundScored(scene: Scene, scored: Scored): Scene {
  const { bids, won, bonus, points, totals, because } = scored;
  const last = scene.taken.at(-1) ?? { trick: [], winner: 0, because: "" };
  return {
    ...scene,
    ...{ totals, sheet: [...scene.sheet, { bids, won, bonus, points, because, last }] },
    ...{
      moment: { type: "round-scored", scored },
      prospects: null,
      trick: [],
      winning: null,
      reason: null,
      led: null,
    },
  };
}

/** The last one of all has to be read before the game is over; the others stay while the next bids are made. */
function msOfScore(rest: readonly Happening[]): number {
  return rest.some(({ type }) => type === "game-ended") ? MS.lastScored : MS.scored;
}

function isRolling({ face }: Put): boolean {
  return face === null;
}

function without(held: Held, code: string): Held {
  if (typeof held === "number") return Math.max(0, held - 1);
  const at = held.indexOf(code);
  return held.filter((_, index) => index !== at);
}

function set<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, index) => (index === at ? value : old));
}
