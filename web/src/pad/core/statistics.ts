import { sameRegardlessOfCase } from "./checking.ts";
import {
  type Game,
  GAMES,
  type PadGame,
  type Person,
  type Remarkable,
  type Rival,
  type Sheet,
  type Totals,
} from "./model.ts";
import { sheetOf } from "./scoring.ts";

/** A game, its sheet, and the seat of each key. */
interface Played {
  game: PadGame;
  sheet: Sheet;
  seats: Map<string, number>;
}

/**
 * Statistics for everybody who took part, ordered by first appearance from the oldest game to the newest; the newest
 * game's spelling of a name counts. For one kind of game, pass only games of that kind.
 */
export function statistics(games: readonly PadGame[]): Person[] {
  const played = games.toSorted(byChange).map((game): Played => {
    const seats = game.players.map((name, seat): [string, number] => [sameRegardlessOfCase(name), seat]);
    return { game, sheet: sheetOf(game), seats: new Map(seats) };
  });
  const names = new Map(
    played.flatMap(({ game }) => game.players.map((name) => [sameRegardlessOfCase(name), name])),
  );
  return [...names.keys()].map((key) => personOf(key, names, played));
}

function byChange(left: PadGame, right: PadGame): number {
  return left.changed < right.changed ? -1 : Number(left.changed > right.changed);
}

function personOf(key: string, names: Map<string, string>, played: readonly Played[]): Person {
  const ended = played.filter((one) => one.sheet.over && hasStayed(one, key));
  const places = ended.map((one) => placeOf(one, key));
  const won = ended.filter((one) => placeOf(one, key) === 1);
  const rounds = played.flatMap((one) => roundsOf(one, key));
  const bids = played.flatMap((one) => bidsOf(one, key));
  return {
    name: names.get(key) ?? "",
    games: ended.length,
    wins: won.length,
    shared: won.filter(({ sheet }) => sheet.places.indexOf(1) < sheet.places.lastIndexOf(1)).length,
    rounds: rounds.length,
    bids: bids.length,
    made: bids.filter(Boolean).length,
    best: rounds.reduce<Remarkable | null>(
      (best, one) => (best && best.points >= one.points ? best : one),
      null,
    ),
    worst: rounds.reduce<Remarkable | null>(
      (worst, one) => (worst && worst.points <= one.points ? worst : one),
      null,
    ),
    place: ended.length ? places.reduce((sum, place) => sum + place, 0) / ended.length : null,
    totals: GAMES.flatMap((game) => totalsOf(key, game, ended)),
    others: [...names]
      .filter(([other]) => other !== key)
      .flatMap(([other, name]) => rivalOf(key, other, name, ended)),
  };
}

/** A player who left early has not played the game to its end. */
function hasStayed({ seats, sheet }: Played, key: string): boolean {
  const seat = seats.get(key);
  return seat !== undefined && !sheet.gone.includes(seat);
}

function placeOf({ sheet, seats }: Played, key: string): number {
  return sheet.places[seats.get(key) ?? 0] ?? 0;
}

/** The complete rounds of a player in one game. */
function roundsOf({ game, sheet, seats }: Played, key: string): Remarkable[] {
  const seat = seats.get(key);
  return sheet.rounds.flatMap(({ complete, number, seats }) => {
    const points = seat === undefined ? null : seats[seat]?.points;
    return complete && typeof points === "number"
      ? [{ points, round: number, id: game.id, game: game.game }]
      : [];
  });
}

/** For each bid of a complete round, whether it was made exactly. */
function bidsOf({ game, sheet, seats }: Played, key: string): boolean[] {
  return game.rounds.flatMap((round, index) => {
    const { bid, tricks } = round[seats.get(key) ?? -1] ?? {};
    return sheet.rounds[index]?.complete && bid !== undefined ? [bid === tricks] : [];
  });
}

function totalsOf(key: string, game: Game, ended: readonly Played[]): Totals[] {
  const played = ended.filter((one) => one.game.game === game);
  const totals = played.map(({ sheet, seats }) => sheet.total[seats.get(key) ?? 0] ?? 0);
  const best = Math.max(...totals);
  const id = played[totals.indexOf(best)]?.game.id;
  const sum = totals.reduce((sum, total) => sum + total, 0);
  return id === undefined ? [] : [{ game, games: played.length, best, id, average: sum / played.length }];
}

function rivalOf(key: string, other: string, name: string, ended: readonly Played[]): Rival[] {
  const met = ended.filter((one) => hasStayed(one, other));
  const count = (sign: number) =>
    met.filter((one) => Math.sign(placeOf(one, key) - placeOf(one, other)) === sign).length;
  return met.length ? [{ name, met: met.length, before: count(-1), behind: count(1), level: count(0) }] : [];
}
