import { FACTS, isTricks, QUEENS, reachedGoal } from "./facts.ts";
import { tableOf } from "./seating.ts";
import { COLOURS, type Entry, type PadGame, type Refusal, type Round } from "./model.ts";
import { cut, firstOf, place, no } from "./refusing.ts";

/** Invalid values in the rounds, round by round. */
export function checkCells(game: PadGame): Refusal | null {
  const checkRound = isTricks(game.game) ? tricks : game.game === "skull-queen" ? planks : queens;
  return firstOf(...game.rounds.map((round, index) => () => checkRound(game, round, index + 1)));
}

/** SK-64: five Pirates and Scary Mary. SD-64: three dice. One card or die of the trick is the Skull King himself. */
const PIRATES = { "skull-king": 6, "skull-king-dice": 3 };

function tricks(game: PadGame, round: Round, number: number): Refusal | null {
  const dice = game.game === "skull-king-dice";
  const { letters } = FACTS[game.game];
  const { seats } = tableOf(game, number - 1);
  const most = Math.min(PIRATES[dice ? "skull-king-dice" : "skull-king"], seats.length - 1);
  const bonuses = round.flatMap(({ pirates, kings }) => [pirates, kings]).filter(Boolean).length;
  const catchers = seatsWhere(round, ({ pirates, kings }) => pirates || kings);
  const withoutBid = seatsWhere(round, ({ bid }) => bid === undefined).filter((seat) => seats.includes(seat));
  const withoutTrick = catchers.filter((seat) => round[seat]?.tricks === 0).slice(0, 1);
  const at = (reason: string, rule: string, seats: readonly number[], args: Refusal["args"] = {}) =>
    seats.length ? no(reason, rule, { ...args, ...place(game, number, seats) }) : null;
  const beyond = (field: "bid" | "tricks" | "pirates" | "kings", highest: number) =>
    seatsWhere(round, ({ [field]: value = 0 }) => value < 0 || value > highest).slice(0, 1);
  return firstOf(
    () => at("bid-range", dice ? "SD-20" : "SK-21", beyond("bid", number), { highest: number }),
    () => at("tricks-range", dice ? "SD-48" : "SK-49", beyond("tricks", number), { highest: number }),
    () =>
      catchers.length || round.some(({ tricks }) => tricks !== undefined)
        ? at("bids-first", `${letters}-20`, withoutBid)
        : null,
    () => (game.options.scoring === "landlubber" ? at("no-bonus", "SD-84", catchers) : null),
    () => at("pirates-range", `${letters}-64`, beyond("pirates", most), { highest: most }),
    () => at("kings-range", `${letters}-65`, beyond("kings", 1)),
    () =>
      at(
        "bonus-without-trick",
        `${letters}-6${withoutTrick.some((seat) => round[seat]?.pirates) ? 4 : 5}`,
        withoutTrick,
      ),
    () => (bonuses > 1 ? at("one-king", dice ? "SD-01" : "SK-02", catchers) : null),
  );
}

function seatsWhere(round: Round, test: (entry: Entry) => unknown): number[] {
  return [...round.keys()].filter((seat) => test(round[seat] ?? {}));
}

const PLANK = ["side", ...COLOURS] as const;

function planks(game: PadGame, round: Round, number: number): Refusal | null {
  const side = round.findIndex(({ side }) => ![undefined, "front", "back"].includes(side));
  const space = round.findIndex((entry) => !COLOURS.every((colour) => isSpace(entry[colour] ?? 0)));
  const highest = COLOURS.length * Math.max(...(game.options.plank_values ?? []));
  const [sum] = seatsWhere(round, ({ points = 0 }) => points < 0 || points > highest);
  const [both] = seatsWhere(
    round,
    (entry) => entry.points !== undefined && PLANK.some((part) => entry[part] !== undefined),
  );
  if (side >= 0) return no("side", "SQ-20", place(game, number, [side]));
  if (space >= 0) return no("space-range", "SQ-03", place(game, number, [space]));
  if (sum !== undefined) return no("points-range", "SQ-60", { highest, ...place(game, number, [sum]) });
  return both === undefined ? null : no("points-alone", "SQ-60", place(game, number, [both]));
}

function isSpace(space: number): boolean {
  return space >= 0 && space <= 5;
}

function queens(game: PadGame, round: Round, number: number): Refusal | null {
  const all = round.flatMap(({ queens = [] }) => queens);
  const holders = (queen: string) => seatsWhere(round, ({ queens }) => queens?.includes(queen));
  const unknown = all.find((queen) => !QUEENS.some(({ name }) => name === queen));
  const twice = all.find((queen, index) => all.indexOf(queen) < index);
  const [both] = holders("cat").filter((seat) => holders("dog").includes(seat));
  const winners = reachedGoal(round);
  const at = (seats: readonly number[]) => place(game, number, seats);
  if (unknown !== undefined) {
    return no("unknown-queen", "SL-02", { queen: cut(unknown), ...at(holders(unknown).slice(0, 1)) });
  }
  if (twice !== undefined) return no("queen-twice", "SL-01", { queen: twice, ...at(holders(twice)) });
  if (both !== undefined) return no("cat-and-dog", "SL-51", at([both]));
  return winners.length > 1 ? no("two-winners", "SL-60", at(winners)) : null;
}
