/** Parses and writes comma-separated text (RFC 4180), without interpreting the cells. */

export interface Row {
  /** Its first line in the text, counted from 1. */
  line: number;
  cells: string[];
}

/** The rows that are not empty; `broken` is the place of a cell with misplaced quotation marks. */
export interface Rows {
  rows: Row[];
  broken: { line: number; cell: number } | null;
}

export function written(rows: readonly (readonly string[])[]): string {
  return "\uFEFF" + rows.map((row) => row.map(quoted).join(",") + "\r\n").join("");
}

/** The first separator in the text is the one that counts. */
export function read(marked: string): Rows {
  const text = marked.replace(/^\uFEFF/, "");
  const separator = /[,;\t]/.exec(text)?.[0] ?? ",";
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"|([^"\r\n${separator}]*))(${separator}|\r\n|\n|\r|$)`,
    "y",
  );
  const found: Rows = { rows: [], broken: null };
  for (let line = 1; cell.lastIndex < text.length;) {
    const start = cell.lastIndex;
    const cells: string[] = [];
    let end: string | undefined;
    do {
      const [, inQuotes, plain, behind] = cell.exec(text) ?? [];
      if (behind === undefined) return { ...found, broken: { line, cell: cells.length } };
      cells.push(inQuotes?.replaceAll('""', '"') ?? plain ?? "");
      end = behind;
    } while (end === separator);
    if (cells.some((text) => text.trim())) found.rows.push({ line, cells });
    line += (text.slice(start, cell.lastIndex).match(/\r\n|\n|\r/g) ?? []).length;
  }
  return found;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
