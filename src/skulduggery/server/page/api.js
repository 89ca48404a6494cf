/** Requests to the server. Whatever goes wrong becomes a `Problem` with a sentence to show. */

import { say, spoken } from "./words.js";

export class Problem extends Error {
  constructor(reason, message) {
    super(message);
    this.reason = reason;
  }
}

export function get(path) {
  return ask("GET", path);
}

export function post(path, body) {
  return ask("POST", path, body);
}

export async function ask(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, request(method, body));
  } catch {
    throw new Problem("away", say("server-away"));
  }
  const told = answer.status === 204 ? null : await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Problem(told.reason ?? "away", told.message ?? say("server-away"));
  return told;
}

function request(method, body) {
  const headers = { "accept-language": spoken() };
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** Who I am, or null if the server does not know me yet. */
export async function whoAmI() {
  try {
    return await get("/api/me");
  } catch (problem) {
    if (problem.reason === "not-a-guest") return null;
    throw problem;
  }
}

let games;

/** What can be played; asked once. */
export async function allGames() {
  games ??= (await get("/api/games")).games;
  return games;
}

/** Works without a secure connection too, unlike `crypto.randomUUID`. */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
