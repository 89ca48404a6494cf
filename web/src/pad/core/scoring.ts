import { endOfQueens, FACTS, isTricks, plankValue, pointsOfQueens, roundsOf } from "./facts.ts";
import {
  COLOURS,
  type Entry,
  type PadGame,
  type Refusal,
  type Round,
  type RoundScore,
  type SeatScore,
  type Sheet,
} from "./model.ts";

/** Everything that follows from what was written. The game must be one that `check` has nothing against. */
export function sheetOf(game: PadGame): Sheet {
  const rounds = game.rounds.map((_, index) => roundScore(game, index));
  const totals = runningTotals(rounds);
  const length = roundsOf(game.game, game.players.length);
  const total =
    game.game === "sleeping-queens"
      ? (game.rounds[0] ?? []).map(pointsOfQueens)
      : (totals.at(-1) ?? game.players.map(() => 0));
  const end = game.stopped ? null : ending(game, totals.length === length);
  return {
    rounds,
    length,
    totals,
    total,
    places: places(total, end?.winner ?? null),
    over: end !== null,
    because: end?.because ?? null,
  };
}

/** Whether everything has been written that the round needs. */
export function isComplete({ game }: PadGame, round: Round): boolean {
  if (game === "sleeping-queens") return endOfQueens(round) !== null;
  const needed = isTricks(game) ? (["bid", "tricks"] as const) : FACTS[game].fields;
  return round.every((entry) => needed.every((field) => entry[field] !== undefined));
}

function roundScore(game: PadGame, index: number): RoundScore {
  const seats = game.players.length;
  const round = game.rounds[index] ?? [];
  const turn = (game.first + index) % seats;
  const dice = game.game === "skull-king-dice";
  const ghost = game.game === "skull-queen" && seats === 2;
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
    leader: dice ? turn : ghost ? null : (turn + 1) % seats,
    seats: round.map((entry) => seatScore(game, index + 1, entry)),
    complete: isComplete(game, round),
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
      const { side } = entry;
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
    return { points: 0 - lost, because, bonus: 0 }; // -lost would be -0 where nothing is lost
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
  const allWritten = game.rounds[index]?.every(({ tricks }) => tricks !== undefined);
  if (won <= there && !(allWritten && won !== there)) return null;
  return {
    reason: "tricks-sum",
    rule: game.game === "skull-king" ? "SK-49" : "SD-48",
    args: { won, there },
  };
}

function runningTotals(rounds: readonly RoundScore[]): number[][] {
  const totals: number[][] = [];
  for (const { complete, seats } of rounds) {
    if (!complete) break;
    const before = totals.at(-1);
    totals.push(seats.map(({ points }, seat) => (before?.[seat] ?? 0) + (points ?? 0)));
  }
  return totals;
}

/** SK-70, SD-70, SQ-61: after the last round; SL-60, SL-62: by the queens. */
function ending(game: PadGame, lastIsComplete: boolean): { because: string; winner: number | null } | null {
  if (game.game === "sleeping-queens") return endOfQueens(game.rounds[0] ?? []);
  return lastIsComplete ? { because: FACTS[game.game].endRule, winner: null } : null;
}

/** Equal totals share the place (1, 2, 2, 4). SL-60: whoever has won is first alone, whatever the points. */
function places(total: readonly number[], winner: number | null): number[] {
  return total.map((mine, seat) => {
    if (seat === winner) return 1;
    const better = total.filter((other, rival) => rival !== winner && other > mine).length;
    return 1 + better + (winner === null ? 0 : 1);
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((left, right) => left + right, 0);
}
