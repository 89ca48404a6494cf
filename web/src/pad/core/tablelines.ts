import { read, type Row } from "./csvtext.ts";
import type { Refusal } from "./model.ts";
import { cut, no } from "./refusing.ts";
import { COLUMNS, COMPUTED, SELDOM } from "./tables.ts";

/** One row, by column name. */
export interface Line {
  number: number;
  cells: Record<string, string>;
}

export function linesOf(text: string): Line[] {
  const { rows, broken } = read(text);
  const names = rows[0]?.cells.map((cell) => cell.trim()) ?? [];
  if (broken) {
    throw no("csv", null, { line: broken.line, column: cut(names[broken.cell] ?? String(broken.cell + 1)) });
  }
  const wrong = names.find(
    (name, place) => ![...COLUMNS, ...SELDOM].includes(name) || names.indexOf(name) < place,
  );
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

/** Thrown to stop reading a table from any depth. */
export function fault(line: Line, column: string): Refusal {
  return no("csv", null, { line: line.number, column });
}

export function cell(line: Line, column: string): string {
  return line.cells[column] ?? "";
}

export function words(line: Line, column: string): string[] {
  return cell(line, column).split(/\s+/).filter(Boolean);
}

/** The number in the cell; undefined if it is empty. */
export function written(line: Line, column: string): number | undefined {
  const text = cell(line, column);
  return text ? wholeNumber(text, line, column) : undefined;
}

/** A required number. */
export function counted(line: Line, column: string): number {
  return wholeNumber(cell(line, column), line, column);
}

export function wholeNumber(text: string, line: Line, column: string): number {
  if (!/^-?[0-9]{1,9}$/.test(text)) throw fault(line, column);
  return Number(text);
}
