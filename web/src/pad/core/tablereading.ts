import { check, sameRegardlessOfCase as keyOf } from "./checking.ts";
import {
  COLOURS,
  type Entry,
  type Game,
  type Options,
  type PadGame,
  type Refusal,
  type Table,
} from "./model.ts";
import { isRefusal, no, place } from "./refusing.ts";
import { sheetOf } from "./scoring.ts";
import { LONGEST } from "./strict.ts";
import { cell, counted, fault, type Line, linesOf, wholeNumber, words, written } from "./tablelines.ts";
import { inRounds } from "./tableorder.ts";
import { COMPUTED, NUMBERS, OF_THE_GAME, SELDOM, unguarded } from "./tables.ts";
import { tidy } from "./tidying.ts";

/** All games of a table that `toCsv` wrote or a spreadsheet saved, or a refusal for the whole table. */
export function fromCsv(text: string): PadGame[] | Refusal {
  if (text.length > LONGEST || /\p{Surrogate}/u.test(text)) return no("not-a-pad");
  try {
    const known = new Set<string>();
    return together(linesOf(text)).map((lines) => gameOf(lines, known));
  } catch (fault) {
    if (isRefusal(fault)) return fault;
    throw fault;
  }
}

/** Checks that the rows of one game stand together. */
function together(lines: readonly Line[]): Line[][] {
  const games: Line[][] = [];
  for (const line of lines) {
    const last = games.at(-1);
    if (last && last[0]?.cells.id === line.cells.id) last.push(line);
    else games.push([line]);
  }
  return games;
}

function gameOf(lines: readonly Line[], known: Set<string>): PadGame {
  const game = unchecked(lines);
  const refusal = check(game) ?? (known.has(game.id) ? no("id") : null);
  if (refusal) throw { ...refusal, args: { ...refusal.args, line: lineOfFault(refusal, lines) } };
  known.add(game.id);
  const kept = tidy(game);
  checkPoints(kept, lines);
  return kept;
}

/** The line of the row at fault, or the first line of its round or game. */
function lineOfFault({ args: { round, name } }: Refusal, lines: readonly Line[]): number {
  const isOwn = (line: Line) =>
    counted(line, "round") === round && (name === undefined || keyOfPlayer(line) === keyOf(String(name)));
  return (lines.find(isOwn) ?? lines[0])?.number ?? 1;
}

function unchecked(lines: readonly Line[]): PadGame {
  const rounds = inRounds(lines);
  const head = lines[0] as Line;
  const players = (rounds[0] ?? []).map((line) => unguarded(cell(line, "player")));
  checkRepeated(lines, head, players);
  const stopped = cell(head, "stopped");
  if (stopped !== "" && stopped !== "yes") throw fault(head, "stopped");
  return {
    id: cell(head, "id"),
    game: cell(head, "game") as Game,
    players,
    seating: seatingOf(head),
    length: written(head, "length"),
    first: counted(head, "first") - 1,
    options: optionsOf(head),
    started: cell(head, "started"),
    changed: cell(head, "changed"),
    stopped: stopped === "yes" || undefined,
    rounds: rounds.map((round) => round.map(entryOf)),
  };
}

/** Checks that repeated facts about a game or a seat are the same in every row. */
function checkRepeated(lines: readonly Line[], head: Line, players: readonly string[]): void {
  for (const line of lines) {
    const other = [...OF_THE_GAME, ...SELDOM].find((column) => line.cells[column] !== head.cells[column]);
    if (other) throw fault(line, other);
    const player = players[counted(line, "seat") - 1];
    if (player !== undefined && keyOf(player) !== keyOfPlayer(line)) throw fault(line, "player");
  }
}

function keyOfPlayer(line: Line): string {
  return keyOf(unguarded(cell(line, "player")));
}

function optionsOf(head: Line): Options {
  const values = words(head, "plank_values").map((text) => wholeNumber(text, head, "plank_values"));
  return {
    ...(cell(head, "scoring") && { scoring: cell(head, "scoring") as Options["scoring"] }),
    ...(values.length && { plank_values: values }),
  };
}

function seatingOf(head: Line): Table[] | undefined {
  const tables: { from: number; seats: number[]; lowest: number[] }[] = [];
  for (const word of words(head, "seating")) {
    const [, digits, sign] = /^(\d{1,9})([:+]?)$/.exec(word) ?? [];
    const number = Number(digits);
    const table = tables.at(-1);
    if (sign === ":") tables.push({ from: number, seats: [], lowest: [] });
    else if (!digits || !table) throw fault(head, "seating");
    else {
      table.seats.push(number - 1);
      if (sign) table.lowest.push(number - 1);
    }
  }
  return tables.length ? tables : undefined;
}

/** If a plank has nothing but its points, only the points were written. */
function entryOf(line: Line): Entry {
  const isSum =
    cell(line, "game") === "skull-queen" && !["side", ...COLOURS].some((part) => cell(line, part));
  if (isSum && cell(line, "points")) return { points: wholeNumber(cell(line, "points"), line, "points") };
  const numbers = NUMBERS.map((column) => [column, written(line, column)]);
  const queens = words(line, "queens");
  return {
    ...Object.fromEntries(numbers.filter(([, value]) => value !== undefined)),
    ...(cell(line, "side") && { side: cell(line, "side") }),
    ...(queens.length && { queens }),
  };
}

function checkPoints(game: PadGame, lines: readonly Line[]): void {
  const { rounds, totals } = sheetOf(game);
  for (const line of lines) {
    const [round, seat] = [counted(line, "round") - 1, counted(line, "seat") - 1];
    const right = [rounds[round]?.seats[seat]?.points, totals[round]?.[seat]];
    COMPUTED.forEach((column, index) => {
      const found = written(line, column);
      if (found !== undefined && found !== right[index]) {
        const told = { line: line.number, column, found, right: right[index] ?? "-" };
        throw no("csv-points", null, { ...told, ...place(game, round + 1, [seat]) });
      }
    });
  }
}
