/** Requests to the server. Whatever goes wrong becomes a `Problem` with a sentence to show. */

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

/** So long an answer may take: a line that is dead may say so much later, and a page that waits for it can do nothing. */
const PATIENCE_MS = 30_000;

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const away = () => new Problem("away", say("server-away"));
  const answer = await fetch(path, request(method, body)).catch(() => Promise.reject(away()));
  if (answer.status === 204) return null as T;
  const told = await answer.json().catch(() => (answer.ok ? Promise.reject(away()) : {}));
  if (!answer.ok) throw new Problem(told.reason ?? "away", told.message ?? say("server-away"));
  return told as T;
}

/** Who I am, or null if the server does not know me yet. */
export async function whoAmI(): Promise<Me | null> {
  try {
    return await get<Me>("/api/me");
  } catch (problem) {
    if (problem instanceof Problem && problem.reason === "not-a-guest") return null;
    throw problem;
  }
}

let games: Promise<Games> | undefined;

/** What can be played; asked once. */
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
