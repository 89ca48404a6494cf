/** Requests to the server. Every failure becomes a `Problem` with a sentence to show. */

import type { Games, Me } from "../wire/table";
import { language, say } from "./words.svelte";

export class Problem extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

export function get<T>(path: string): Promise<T> {
  return ask("GET", path);
}

export function post<T>(path: string, body: unknown): Promise<T> {
  return ask("POST", path, body);
}

/** Request timeout: a dead connection may report an error much later, and the page must not wait that long. */
const PATIENCE_MS = 30_000;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const away = () => new Problem("away", say("server-away"));
  const answer = await fetch(path, request(method, body)).catch(() => Promise.reject(away()));
  if (answer.status === 204) return null as T;
  const told = await answer.json().catch(() => (answer.ok ? Promise.reject(away()) : {}));
  if (!answer.ok) throw new Problem(told.reason ?? "away", told.message ?? say("server-away"));
  return told as T;
}

/** The current guest, or null if the server does not know us yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await get<Me>("/api/me");
  } catch (problem) {
    if (problem instanceof Problem && problem.reason === "not-a-guest") return null;
    throw problem;
  }
}

let games: Promise<Games> | undefined;

/** The available games; fetched once. */
export function allGames(): Promise<Games> {
  games ??= get<Games>("/api/games").catch((problem: unknown) => {
    games = undefined;
    throw problem;
  });
  return games;
}

/** Works without a secure connection too, unlike `crypto.randomUUID`. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function request(method: string, body: unknown): RequestInit {
  const headers = { "accept-language": language() };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (body === undefined) return { method, headers, signal };
  const kind = { "content-type": "application/json" };
  return { method, headers: { ...headers, ...kind }, body: JSON.stringify(body), signal };
}
