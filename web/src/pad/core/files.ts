import { check } from "./checking.ts";
import { FORMAT, NEWER_FORMAT, type PadFile, type PadGame, type Refusal } from "./model.ts";
import { cut, no } from "./refusing.ts";
import { parsed } from "./strict.ts";
import { isObject, structureFault } from "./structure.ts";
import { tidy } from "./tidying.ts";

/** The games of a pad file, or its first fault. A file is accepted as a whole or not at all. */
export function readFile(text: string): PadFile | Refusal {
  const file = parsed(text);
  if (!isObject(file) || typeof file.format !== "string" || !/^skulduggery-pad\/[0-9]+$/.test(file.format)) {
    return no("not-a-pad");
  }
  if (file.format !== FORMAT && file.format !== NEWER_FORMAT)
    return no("newer-format", null, { format: cut(file.format) });
  const fault = structureFault(file);
  if (fault) return fault;
  const { games } = file as unknown as PadFile;
  return checkAll(games) ?? { format: formatOf(games), games: games.map(tidy) };
}

export function writeFile(games: readonly PadGame[]): string {
  return JSON.stringify({ format: formatOf(games), games: games.map(tidy) });
}

/** The oldest version that loses nothing, so that older programs can read what they know. */
function formatOf(games: readonly PadGame[]): PadFile["format"] {
  const isNewer = ({ seating, length, rounds }: PadGame) =>
    seating ?? length ?? rounds.flat().find(({ points }) => points !== undefined);
  return games.some(isNewer) ? NEWER_FORMAT : FORMAT;
}

/** The first refusal of any game, with the game's number if there are several. */
export function checkAll(games: readonly PadGame[]): Refusal | null {
  for (const [index, game] of games.entries()) {
    const isThereTwice = games.findIndex(({ id }) => id === game.id) < index;
    const refusal = check(game) ?? (isThereTwice ? no("id") : null);
    if (refusal)
      return games.length > 1 ? { ...refusal, args: { ...refusal.args, number: index + 1 } } : refusal;
  }
  return null;
}
