/** Where films and records come from: the server, or, without one, the rules in this browser. */

import { Problem, get } from "../../lib/api";
import { type GameRecord, shelf } from "../../lib/shelf";
import { language, say, sayOf } from "../../lib/words.svelte";
import type { Film } from "../../wire/film";

/** A game of a table of this server, or one that lies on the shelf of this device. */
export type Source = { kind: "table"; id: string } | { kind: "file"; key: string };

const FILE = /^file-([0-9a-f]{16})$/;
const MOST_FILMS = 6;

/** What the rules have against a record. */
export class BadRecord extends Problem {
  constructor(
    reason: string,
    message: string,
    readonly where: { step: number | null; rule: string | null },
  ) {
    super(reason, message);
  }
}

export function sourceOf(part: string): Source {
  const key = FILE.exec(part)?.[1];
  return key ? { kind: "file", key } : { kind: "table", id: part };
}

export function pathOf(source: Source): string {
  return source.kind === "file" ? `/replay/file-${source.key}` : `/replay/${source.id}`;
}

const films = new Map<string, Promise<Film>>();

/** The film for one viewer, null for a spectator, in the language that is spoken now. */
export function filmOf(source: Source, viewer: number | null): Promise<Film> {
  const name = [pathOf(source), viewer ?? "spectator", language()].join(" ");
  const known = films.get(name);
  if (known) return known;
  const asked = source.kind === "file" ? ofFile(source.key, viewer) : ofTable(source.id, viewer);
  films.set(name, asked);
  asked.catch(() => films.delete(name));
  for (const old of [...films.keys()].slice(0, -MOST_FILMS)) films.delete(old);
  return asked;
}

/** The record that a film was made of. */
export async function recordOf(source: Source): Promise<GameRecord> {
  if (source.kind === "table") {
    const kept = await shelf.ofTable(source.id);
    return kept?.record ?? get<GameRecord>(`/api/tables/${encodeURIComponent(source.id)}/record`);
  }
  const kept = await shelf.get(source.key);
  if (!kept) throw new Problem("not-kept", sayOf("replay", "not-kept"));
  return kept.record;
}

/** The film of a record as it stands in a file. Whatever is wrong with it is thrown as a `BadRecord`. */
export async function filmOfText(text: string, viewer: number | null): Promise<Film> {
  try {
    const headers = { "content-type": "application/json", "accept-language": language() };
    return await asked(`/api/films?${how(viewer)}`, { method: "POST", headers, body: text });
  } catch (problem) {
    if (!isAway(problem) && !isTooOften(problem)) throw problem;
    return inThisBrowser(text, viewer);
  }
}

async function ofFile(key: string, viewer: number | null): Promise<Film> {
  return filmOfText(JSON.stringify(await recordOf({ kind: "file", key })), viewer);
}

async function ofTable(id: string, viewer: number | null): Promise<Film> {
  try {
    const headers = { "accept-language": language() };
    return await asked(`/api/tables/${encodeURIComponent(id)}/film?${how(viewer)}`, { headers });
  } catch (problem) {
    const kept = isAway(problem) ? await shelf.ofTable(id) : undefined;
    if (!kept) throw problem;
    return inThisBrowser(JSON.stringify(kept.record), viewer);
  }
}

function how(viewer: number | null): string {
  return `viewer=${viewer ?? "spectator"}&lang=${language()}`;
}

let isLost = false;

/** Whether the server did not answer when it was asked last. */
export function isServerAway(): boolean {
  return isLost || !navigator.onLine;
}

async function asked(path: string, request: RequestInit): Promise<Film> {
  const answer = await fetch(path, request).catch(() => {
    isLost = true;
    throw new Problem("away", say("server-away"));
  });
  isLost = false;
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok && told !== null) return told as Film;
  throw problemIn(told, answer.status);
}

/** Not understood, or understood but refused: the record is to blame. */
const OF_RECORDS = [400, 422];

function problemIn(told: unknown, status: number): Problem {
  const { reason, message, step, rule } = (told ?? {}) as {
    reason?: string;
    message?: string;
    step?: number;
    rule?: string;
  };
  if (!reason) return new Problem("away", say("server-away"));
  const isOfRecord = OF_RECORDS.includes(status) || reason.startsWith("rules-");
  if (!isOfRecord) return new Problem(reason, message ?? say("server-away"));
  return new BadRecord(reason, message ?? say("server-away"), { step: step ?? null, rule: rule ?? null });
}

function isAway(problem: unknown): boolean {
  return problem instanceof Problem && problem.reason === "away";
}

/** A file with many games asks for more at once than the server gives to one person. */
function isTooOften(problem: unknown): boolean {
  return problem instanceof Problem && problem.reason === "too-many-requests";
}

/** The same rules, without a server: they are fetched when they are needed for the first time. */
async function inThisBrowser(record: string, viewer: number | null): Promise<Film> {
  const { Against, engine } = await import("../../engine/engine.svelte");
  try {
    return await engine.ask<Film>("film", { record, viewer, lang: language() });
  } catch (problem) {
    if (!(problem instanceof Against)) throw problem;
    const { reason, message, step, rule } = problem;
    throw new BadRecord(reason, message, { step, rule });
  }
}
