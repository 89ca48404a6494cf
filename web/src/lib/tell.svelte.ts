/** Short messages at the edge of the page: refusals, errors, successes. */

const SHOWN_MS = 6_000;

export interface Message {
  n: number;
  text: string;
  kind: "bad" | "good";
}

let messages = $state<Message[]>([]);
let count = 0;
let announced = $state("");

export function told(): readonly Message[] {
  return messages;
}

export function tell(text: string, kind: Message["kind"] = "bad"): void {
  if (!text) return;
  count += 1;
  const n = count;
  messages = [...messages.filter((message) => message.text !== text).slice(-2), { n, text, kind }];
  setTimeout(() => hush(n), SHOWN_MS + 40 * text.length);
}

export function hush(n?: number): void {
  messages = n === undefined ? [] : messages.filter((message) => message.n !== n);
}

/** Runs a button's action; shows the reason if it fails. Resolves to whether it succeeded. */
export async function attempt(what: () => Promise<unknown>): Promise<boolean> {
  try {
    await what();
    return true;
  } catch (problem) {
    tell(problem instanceof Error ? problem.message : String(problem));
    return false;
  }
}

/** Announced to screen readers only. */
export function announce(text: string): void {
  announced = text;
}

export function announcement(): string {
  return announced;
}
