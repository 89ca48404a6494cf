import { check } from "./checking.ts";
import { FORMAT, type PadFile, type PadGame, type Refusal } from "./model.ts";
import { no } from "./refusing.ts";
import { isObject } from "./structure.ts";
import { tidy } from "./tidying.ts";

/** The games of a pad file, or the first thing that is wrong with it. A file is taken whole or not at all. */
export function readFile(text: string): PadFile | Refusal {
  const file = parsed(text);
  if (!isObject(file) || typeof file.format !== "string") return no("not-a-pad");
  if (file.format !== FORMAT) {
    return /^skulduggery-pad\/\d+$/.test(file.format)
      ? no("newer-format", null, { format: file.format })
      : no("not-a-pad");
  }
  if (!Array.isArray(file.games) || Object.keys(file).length !== 2) return no("not-a-pad");
  return checkAll(file.games) ?? { format: FORMAT, games: file.games as PadGame[] };
}

export function writeFile(games: readonly PadGame[]): string {
  return JSON.stringify({ format: FORMAT, games: games.map(tidy) }, null, 2) + "\n";
}

/** The first refusal of any game, with the position of the game where there are several. */
export function checkAll(games: readonly unknown[]): Refusal | null {
  for (const [index, game] of games.entries()) {
    const refusal = check(game);
    if (refusal)
      return games.length > 1 ? { ...refusal, args: { ...refusal.args, number: index + 1 } } : refusal;
  }
  return null;
}

/** What the text says as JSON. A number like 1.0 is none of ours, but JSON.parse would not tell it from 1. */
function parsed(text: string): unknown {
  const notWhole = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
  try {
    return JSON.parse(text.replace(notWhole, (token) => (/^[^"]*[.eE]/.test(token) ? "null" : token)));
  } catch {
    return undefined;
  }
}
