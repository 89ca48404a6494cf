/** Thousands of games fit in this size. */
export const LONGEST = 5_000_000;
/** Nested lists and objects, as in `kernel/nesting.py`. */
const DEEPEST = 100;
const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|[{}]|-?\d[\d.eE+-]*/g;
const FRACTION = /^-?(?:0|[1-9]\d*)(?=[.eE])(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/** Parses JSON; undefined for a duplicate key or a lone surrogate. */
export function parsed(text: string): unknown {
  if (text.length > LONGEST || isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(withoutFractions(text.replace(/^\uFEFF/, "")));
    return hasTwins(text) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** For any text: brackets in strings do not count. */
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

/** We refuse a number like 1.0, but JSON.parse would read it as 1. */
function withoutFractions(text: string): string {
  return text.replace(TOKENS, (token) => (FRACTION.test(token) ? "null" : token));
}

/** For valid JSON: whether an object has a duplicate key, or a string has a lone surrogate. */
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
