/** What lies in a file that somebody brings: games of a pad, or the reason why none of it is taken. */

import { type PadGame, type Refusal, isRefusal } from "../../../pad/core";
import { readFile } from "../../../pad/core/files";
import { fromCsv } from "../../../pad/core/tablereading";

/** The games of a lifetime, and little enough for every phone. The terminal reads no more either. */
export const MOST_BYTES = 5_000_000;

export type Incoming =
  | { kind: "games"; games: PadGame[] }
  /** Not a pad, but a record of a game that was played on the page. */
  | { kind: "record" }
  | { kind: "too-large" }
  | { kind: "refused"; refusal: Refusal };

const RECORD = /^\s*\{[^]{0,400}?"format"\s*:\s*"skulduggery\/\d+"/;
/** The first line of a table names its columns; that of a stranger's table names others. */
const HEADER = /^(?=[^\r\n]*[,;\t])[^\r\n{]*\b(?:game|player|round)\b/;

export async function incoming(file: File): Promise<Incoming> {
  if (file.size > MOST_BYTES) return { kind: "too-large" };
  return gamesIn(await file.text());
}

export function gamesIn(file: string): Incoming {
  const text = file.replace(/^\uFEFF/, "");
  if (isRecord(text)) return { kind: "record" };
  if (HEADER.test(text)) return read(fromCsv(file));
  const found = readFile(text);
  return read(isRefusal(found) ? found : found.games);
}

function read(found: PadGame[] | Refusal): Incoming {
  return isRefusal(found) ? { kind: "refused", refusal: found } : { kind: "games", games: found };
}

/** One record, or one a line; their format stands at their beginning, but need not. */
function isRecord(text: string): boolean {
  if (RECORD.test(text)) return true;
  try {
    const thing = JSON.parse(text) as { format?: unknown } | null;
    return typeof thing?.format === "string" && /^skulduggery\/\d+$/.test(thing.format);
  } catch {
    return false;
  }
}
