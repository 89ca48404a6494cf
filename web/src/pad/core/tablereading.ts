import { check, sameRegardlessOfCase } from "./checking.ts";
import { read, type Row } from "./csvtext.ts";
import type { Entry, Game, Options, PadGame, Refusal } from "./model.ts";
import { cut, isRefusal, no } from "./refusing.ts";
import { sheetOf } from "./scoring.ts";
import { LONGEST } from "./strict.ts";
import { COLUMNS, COMPUTED, NUMBERS, OF_THE_GAME, unguarded } from "./tables.ts";
import { tidy } from "./tidying.ts";

/** One row, by the names of its columns. */
interface Line {
  number: number;
  cells: Record<string, string>;
}

/** All games of a table as `toCsv` writes it or a spreadsheet has left it, or why none of it is taken. */
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

/** Below, a refusal is thrown: it ends the reading from whatever depth. */
function fault(line: Line, column: string): Refusal {
  return no("csv", null, { line: line.number, column });
}

function linesOf(text: string): Line[] {
  const { rows, broken } = read(text);
  const names = rows[0]?.cells.map((cell) => cell.trim()) ?? [];
  if (broken) {
    throw no("csv", null, { line: broken.line, column: cut(names[broken.cell] ?? String(broken.cell + 1)) });
  }
  const wrong = names.find((name, place) => !COLUMNS.includes(name) || names.indexOf(name) < place);
  if (wrong !== undefined) throw no("csv", null, { line: rows[0]?.line ?? 1, column: cut(wrong) });
  const column = COLUMNS.find((column) => !names.includes(column) && !COMPUTED.includes(column));
  if (column) throw no("csv-column", null, { column });
  return rows.slice(1).map((row) => lineOf(names, row));
}

function lineOf(names: readonly string[], { line, cells }: Row): Line {
  const number = line;
  if (cells.length !== names.length) {
    throw fault({ number, cells: {} }, names[Math.min(cells.length, names.length - 1)] ?? "");
  }
  return {
    number,
    cells: Object.fromEntries(names.map((name, place) => [name, cells[place]?.trim() ?? ""])),
  };
}

/** The rows of one game stand one after another. */
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
  if (refusal) throw { ...refusal, args: { ...refusal.args, line: lines[0]?.number ?? 1 } };
  known.add(game.id);
  const kept = tidy(game);
  checkPoints(kept, lines);
  return kept;
}

function unchecked(lines: readonly Line[]): PadGame {
  const rounds = roundsOf(lines);
  const head = lines[0] as Line;
  const players = (rounds[0] ?? []).map((line) => unguarded(cell(line, "player")));
  checkRepeated(lines, head, players);
  const stopped = cell(head, "stopped");
  if (stopped !== "" && stopped !== "yes") throw fault(head, "stopped");
  return {
    id: cell(head, "id"),
    game: cell(head, "game") as Game,
    players,
    first: counted(head, "first") - 1,
    options: optionsOf(head),
    started: cell(head, "started"),
    changed: cell(head, "changed"),
    stopped: stopped === "yes" || undefined,
    rounds: rounds.map((round) => round.map(entryOf)),
  };
}

/** Round by round, and in each seat by seat. */
function roundsOf(lines: readonly Line[]): Line[][] {
  const rounds: Line[][] = [[]];
  for (const line of lines) {
    const [round, seat] = [counted(line, "round"), counted(line, "seat")];
    if (round === rounds.length + 1) rounds.push([]);
    else if (round !== rounds.length) throw fault(line, "round");
    const last = rounds.at(-1);
    if (seat !== (last?.length ?? 0) + 1) throw fault(line, "seat");
    last?.push(line);
  }
  return rounds;
}

/** What every row says of the game and of its seats, every row says alike. */
function checkRepeated(lines: readonly Line[], head: Line, players: readonly string[]): void {
  for (const line of lines) {
    const other = OF_THE_GAME.find((column) => line.cells[column] !== head.cells[column]);
    if (other) throw fault(line, other);
    const player = players[counted(line, "seat") - 1];
    const isOther = (name: string) =>
      sameRegardlessOfCase(name) !== sameRegardlessOfCase(unguarded(cell(line, "player")));
    if (player !== undefined && isOther(player)) throw fault(line, "player");
  }
}

function optionsOf(head: Line): Options {
  const values = words(head, "plank_values").map((text) => wholeNumber(text, head, "plank_values"));
  return {
    ...(cell(head, "scoring") && { scoring: cell(head, "scoring") as Options["scoring"] }),
    ...(values.length && { plank_values: values }),
  };
}

function entryOf(line: Line): Entry {
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
    COMPUTED.forEach((column, place) => {
      const found = written(line, column);
      if (found !== undefined && found !== right[place]) {
        throw no("csv-points", null, { line: line.number, found, right: right[place] ?? "-" });
      }
    });
  }
}

function cell(line: Line, column: string): string {
  return line.cells[column] ?? "";
}

function words(line: Line, column: string): string[] {
  return cell(line, column).split(/\s+/).filter(Boolean);
}

/** The number that stands there; undefined where nothing stands. */
function written(line: Line, column: string): number | undefined {
  const text = cell(line, column);
  return text ? wholeNumber(text, line, column) : undefined;
}

/** A number that has to be there. */
function counted(line: Line, column: string): number {
  return wholeNumber(cell(line, column), line, column);
}

function wholeNumber(text: string, line: Line, column: string): number {
  if (!/^-?[0-9]{1,9}$/.test(text)) throw fault(line, column);
  return Number(text);
}
