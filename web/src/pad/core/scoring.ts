import { endOfQueens, FACTS, isTricks, plankValue, pointsOfQueens } from "./facts.ts";
import {
  COLOURS,
  type Entry,
  type PadGame,
  type Refusal,
  type RoundScore,
  type SeatScore,
  type Sheet,
} from "./model.ts";
import { goneFrom, lengthOf, tableOf, turnOf } from "./seating.ts";

/** Everything that follows from what was written. The game must have passed `check`. */
export function sheetOf(game: PadGame): Sheet {
  const rounds = game.rounds.map((_, index) => roundScore(game, index));
  const totals = runningTotals(game, rounds);
  const length = lengthOf(game);
  const gone = goneFrom(game);
  const total =
    game.game === "sleeping-queens"
      ? (game.rounds[0] ?? []).map(pointsOfQueens)
      : totalsBefore(game, totals.length, totals.at(-1));
  const end = game.stopped ? null : ending(game, totals.length === length);
  return {
    rounds,
    length,
    totals,
    total,
    places: places(total, end?.winner ?? null, gone),
    gone,
    over: end !== null,
    because: end?.because ?? null,
  };
}

/** Whether the round with that index is complete. */
export function isComplete(game: PadGame, round: number): boolean {
  return game.game === "sleeping-queens"
    ? endOfQueens(game.rounds[round] ?? []) !== null
    : lacking(game, round).length === 0;
}

/** Players whose entry in the round is incomplete; for games of several rounds, where all entries need the same. */
export function lacking(game: PadGame, round: number): number[] {
  const needed = isTricks(game.game) ? (["bid", "tricks"] as const) : (["side", ...COLOURS] as const);
  return tableOf(game, round).seats.filter((seat) => {
    const entry = game.rounds[round]?.[seat] ?? {};
    return entry.points === undefined && needed.some((field) => entry[field] === undefined);
  });
}

function roundScore(game: PadGame, index: number): RoundScore {
  const order = [...tableOf(game, index).seats];
  const round = game.rounds[index] ?? [];
  const turn = turnOf(game, index);
  const dice = game.game === "skull-king-dice";
  const ghost = game.game === "skull-queen" && order.length === 2;
  const tricks = isTricks(game.game)
    ? {
        there: index + 1,
        bid: sum(round.map(({ bid }) => bid ?? 0)),
        won: sum(round.map(({ tricks }) => tricks ?? 0)),
      }
    : null;
  return {
    number: index + 1,
    dealer: dice ? null : turn,
    leader: dice ? turn : ghost ? null : (order[(order.indexOf(turn) + 1) % order.length] ?? 0),
    seats: round.map((entry) => seatScore(game, index + 1, entry)),
    order,
    complete: isComplete(game, index),
    tricks,
    warning: tricks && tricksWarning(game, index, tricks),
  };
}

function seatScore(game: PadGame, number: number, entry: Entry): SeatScore {
  switch (game.game) {
    case "skull-king":
    case "skull-king-dice":
      return entry.bid === undefined || entry.tricks === undefined
        ? { points: null, because: null, bonus: 0 }
        : bidScore(game, number, entry as Required<Entry>);
    case "skull-queen": {
      const { side, points } = entry;
      if (points !== undefined) return { points, because: "SQ-60", bonus: 0 };
      const spaces = COLOURS.map((colour) => entry[colour]);
      if (!side || spaces.includes(undefined)) return { points: null, because: null, bonus: 0 };
      const values = spaces.map((space) => plankValue(space ?? 0, side, game.options.plank_values ?? []));
      return { points: sum(values), because: "SQ-60", bonus: 0 };
    }
    case "sleeping-queens":
      return { points: pointsOfQueens(entry), because: "SL-02", bonus: 0 };
  }
}

const POINTS_PER_TRICK = 20;
const POINTS_LOST_PER_TRICK = 10;
const POINTS_PER_ROUND_FOR_NOTHING = 10;
const BONUS_PER_PIRATE = 30;
const BONUS_FOR_THE_KING = 50;

/** SK-60 to SK-66, SD-60 to SD-66; landlubber SD-80 to SD-84 for both games. */
function bidScore(
  game: PadGame,
  number: number,
  { bid, tricks, pirates = 0, kings = 0 }: Entry & Bid,
): SeatScore {
  const landlubber = game.options.scoring === "landlubber";
  const made = bid === tricks;
  const nothing = bid === 0;
  const chapter = landlubber ? "SD-8" : `${FACTS[game.game].letters}-6`;
  const because = chapter + ((nothing ? 2 : 0) + (made ? 0 : 1));
  if (nothing) return { points: POINTS_PER_ROUND_FOR_NOTHING * number * (made ? 1 : -1), because, bonus: 0 };
  if (!made) {
    const lost = landlubber ? 0 : POINTS_LOST_PER_TRICK * Math.abs(bid - tricks);
    return { points: 0 - lost, because, bonus: 0 }; // -lost would be -0 if nothing is lost
  }
  const bonus = landlubber ? 0 : BONUS_PER_PIRATE * pirates + BONUS_FOR_THE_KING * kings;
  return { points: POINTS_PER_TRICK * bid + bonus, because, bonus };
}

interface Bid {
  bid: number;
  tricks: number;
}

/** SK-49, SD-48: every trick goes to somebody. */
function tricksWarning(
  game: PadGame,
  index: number,
  { there, won }: { there: number; won: number },
): Refusal | null {
  const allWritten = tableOf(game, index).seats.every(
    (seat) => game.rounds[index]?.[seat]?.tricks !== undefined,
  );
  if (won <= there && !(allWritten && won !== there)) return null;
  return {
    reason: "tricks-sum",
    rule: game.game === "skull-king" ? "SK-49" : "SD-48",
    args: { won, there },
  };
}

function runningTotals(game: PadGame, rounds: readonly RoundScore[]): number[][] {
  const totals: number[][] = [];
  for (const [index, { complete, seats }] of rounds.entries()) {
    if (!complete) break;
    const before = totalsBefore(game, index, totals.at(-1));
    totals.push(seats.map(({ points }, seat) => (before[seat] ?? 0) + (points ?? 0)));
  }
  return totals;
}

/** The totals at the beginning of the round: newcomers have nothing, or the lowest total of those there before. */
function totalsBefore(game: PadGame, index: number, totals: readonly number[] = []): number[] {
  const { from, lowest = [] } = tableOf(game, index);
  const least = Math.min(...tableOf(game, index - 1).seats.map((seat) => totals[seat] ?? 0));
  return game.players.map((_, seat) =>
    from === index + 1 && lowest.includes(seat) ? least : (totals[seat] ?? 0),
  );
}

/** SK-70, SD-70, SQ-61: after the last round; SL-60, SL-62: by the queens. */
function ending(game: PadGame, lastIsComplete: boolean): { because: string; winner: number | null } | null {
  if (game.game === "sleeping-queens") return endOfQueens(game.rounds[0] ?? []);
  return lastIsComplete ? { because: FACTS[game.game].endRule, winner: null } : null;
}

/**
 * Equal totals share the place (1, 2, 2, 4). SL-60: the winner is first alone, whatever the points. Players who have
 * left come behind all who are there.
 */
function places(total: readonly number[], winner: number | null, gone: readonly number[]): number[] {
  const rank = (seat: number) => (seat === winner ? 0 : gone.includes(seat) ? 2 : 1);
  return total.map((mine, seat) => {
    const better = total.filter((other, rival) =>
      rank(rival) === rank(seat) ? other > mine : rank(rival) < rank(seat),
    );
    return seat === winner ? 1 : 1 + better.length;
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => left + right, 0);
}
