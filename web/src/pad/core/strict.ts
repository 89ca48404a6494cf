/** Thousands of games are shorter. */
export const LONGEST = 5_000_000;
/** Lists and objects inside each other, as in `kernel/nesting.py`. */
const DEEPEST = 100;
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]|-?\d[\d.eE+-]*/g;
const FRACTION = /^-?(?:0|[1-9]\d*)(?=[.eE])(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** What the text says as JSON, or undefined: no key twice, and no lone half of a character. */
export function parsed(text: string): unknown {
  if (text.length > LONGEST || isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(withoutFractions(text.replace(/^\uFEFF/, "")));
    return hasTwins(text) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Of any text: brackets in strings do not count. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter === '"') quoted = !quoted;
    else if (quoted) at += letter === "\\" ? 1 : 0;
    else if ("[{".includes(letter)) depth += 1;
    else if ("]}".includes(letter)) depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** A number like 1.0 is none of ours, but JSON.parse would not tell it from 1. */
function withoutFractions(text: string): string {
  return text.replace(TOKENS, (token) => (FRACTION.test(token) ? "null" : token));
}

/** Of a text that is JSON: whether an object has a key twice, or a string is no text. */
function hasTwins(text: string): boolean {
  const open: Set<string>[] = [];
  for (const [token, string, colon] of text.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    if (token === "}") open.pop();
    if (!string) continue;
    const said = JSON.parse(string) as string;
    if (/\p{Surrogate}/u.test(said)) return true;
    if (colon && open.at(-1)?.has(said)) return true;
    if (colon) open.at(-1)?.add(said);
  }
  return false;
}
