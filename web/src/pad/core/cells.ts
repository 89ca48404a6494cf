import { FACTS, isTricks, QUEENS, reachedGoal } from "./facts.ts";
import { COLOURS, type Entry, type PadGame, type Refusal, type Round } from "./model.ts";
import { cut, firstOf, no } from "./refusing.ts";

/** What cannot stand in a round, round by round. */
export function checkCells(game: PadGame): Refusal | null {
  const checkRound = isTricks(game.game) ? tricks : game.game === "skull-queen" ? planks : queens;
  return firstOf(...game.rounds.map((round, index) => () => checkRound(game, round, index + 1)));
}

/** SK-64: five Pirates and Scary Mary. SD-64: three dice. One card or die of the trick is the Skull King himself. */
const PIRATES = { "skull-king": 6, "skull-king-dice": 3 };

function tricks(game: PadGame, round: Round, number: number): Refusal | null {
  const dice = game.game === "skull-king-dice";
  const { letters } = FACTS[game.game];
  const pirates = Math.min(PIRATES[dice ? "skull-king-dice" : "skull-king"], game.players.length - 1);
  const bonuses = round.flatMap(({ pirates, kings }) => [pirates, kings]).filter(Boolean).length;
  const anyone = (test: (entry: Entry) => unknown) => round.some(test);
  return firstOf(
    () => beyond(round, "bid", number, no("bid-range", dice ? "SD-20" : "SK-21", { highest: number })),
    () => beyond(round, "tricks", number, no("tricks-range", dice ? "SD-48" : "SK-49", { highest: number })),
    () =>
      anyone(({ bid }) => bid === undefined) &&
      anyone(({ tricks, pirates, kings }) => tricks !== undefined || pirates || kings)
        ? no("bids-first", `${letters}-20`)
        : null,
    () => (game.options.scoring === "landlubber" && bonuses ? no("no-bonus", "SD-84") : null),
    () => beyond(round, "pirates", pirates, no("pirates-range", `${letters}-64`, { highest: pirates })),
    () => beyond(round, "kings", 1, no("kings-range", `${letters}-65`)),
    () => bonusWithoutTrick(game, round),
    () => (bonuses > 1 ? no("one-king", dice ? "SD-01" : "SK-02") : null),
  );
}

function beyond(
  round: Round,
  field: "bid" | "tricks" | "pirates" | "kings",
  highest: number,
  refusal: Refusal,
): Refusal | null {
  const isBeyond = (value = 0) => value < 0 || value > highest;
  return round.some((entry) => isBeyond(entry[field])) ? refusal : null;
}

function bonusWithoutTrick(game: PadGame, round: Round): Refusal | null {
  const seat = round.findIndex(({ tricks, pirates, kings }) => tricks === 0 && (pirates || kings));
  if (seat < 0) return null;
  const rule = `${FACTS[game.game].letters}-6${round[seat]?.pirates ? 4 : 5}`;
  return no("bonus-without-trick", rule, { name: game.players[seat] ?? "" });
}

function planks(_game: PadGame, round: Round): Refusal | null {
  return firstOf(
    () =>
      round.every(({ side }) => [undefined, "front", "back"].includes(side)) ? null : no("side", "SQ-20"),
    () =>
      round.every((entry) => COLOURS.every((colour) => isSpace(entry[colour] ?? 0)))
        ? null
        : no("space-range", "SQ-03"),
  );
}

function isSpace(space: number): boolean {
  return space >= 0 && space <= 5;
}

function queens(game: PadGame, round: Round): Refusal | null {
  const all = round.flatMap(({ queens = [] }) => queens);
  const unknown = all.find((queen) => !QUEENS.some(({ name }) => name === queen));
  const twice = all.find((queen, index) => all.indexOf(queen) < index);
  const both = round.findIndex(({ queens = [] }) => queens.includes("cat") && queens.includes("dog"));
  return firstOf(
    () => (unknown === undefined ? null : no("unknown-queen", "SL-02", { queen: cut(unknown) })),
    () => (twice === undefined ? null : no("queen-twice", "SL-01", { queen: twice })),
    () => (both < 0 ? null : no("cat-and-dog", "SL-51", { name: game.players[both] ?? "" })),
    () => (reachedGoal(round).length > 1 ? no("two-winners", "SL-60") : null),
  );
}
