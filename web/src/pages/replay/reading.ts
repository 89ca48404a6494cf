/** What lies in a file that somebody brings: one game, or one a line. Whether it is a legal game the rules say, not we. */

import type { GameRecord } from "../../lib/shelf";

export interface Found {
  /** Counted from 1; a file of a single game has only the first. */
  line: number;
  /** As it stands in the file: the rules are asked about this, not about what we have made of it. */
  text: string;
  /** Null if it is no record at all. */
  record: GameRecord | null;
}

/** More than any file that we write, and little enough for every phone. */
export const MOST_BYTES = 64_000_000;

/** Every game of the file. What is none is there too, so that it can be said which line is wrong. */
export function gamesIn(file: string): Found[] {
  const text = file.replace(/^\uFEFF/, "").trim();
  if (!text) return [];
  const whole = parsed(text);
  if (whole !== undefined) return [{ line: 1, text, record: recordIn(whole) }];
  const lines = text.split(/\r?\n/).map((line, index) => ({ line: index + 1, text: line.trim() }));
  return lines
    .filter((one) => one.text !== "")
    .map((one) => ({ ...one, record: recordIn(parsed(one.text)) }));
}

/** The first so many steps of a game, as one that was broken off there. */
export function upTo(record: GameRecord, steps: number): GameRecord {
  const begun: GameRecord & { result?: unknown } = { ...record, log: record.log.slice(0, steps) };
  delete begun.result;
  return begun;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Enough of a record to be listed. */
function recordIn(thing: unknown): GameRecord | null {
  const record = thing as Partial<GameRecord> | null | undefined;
  const isRecord =
    typeof record === "object" &&
    record !== null &&
    typeof record.game === "string" &&
    Array.isArray(record.log) &&
    Array.isArray(record.players) &&
    record.players.every((player) => typeof (player as { name?: unknown } | null)?.name === "string");
  return isRecord ? (record as GameRecord) : null;
}
