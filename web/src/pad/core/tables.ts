import { written } from "./csvtext.ts";
import { COLOURS, FIELDS, type PadGame } from "./model.ts";
import { sheetOf } from "./scoring.ts";

/** These say the same in every row of a game. */
export const OF_THE_GAME = [
  "game",
  "id",
  "started",
  "changed",
  "stopped",
  "scoring",
  "plank_values",
  "first",
];
export const NUMBERS = ["bid", "tricks", "pirates", "kings", ...COLOURS];
/** These may be missing; where they stand they must be right. */
export const COMPUTED = ["points", "total"];
export const COLUMNS = [...OF_THE_GAME, "round", "seat", "player", ...FIELDS, ...COMPUTED];

/** Games as a table with one row for each round and seat, for spreadsheets. */
export function toCsv(games: readonly PadGame[]): string {
  return written([COLUMNS, ...games.flatMap(rowsOf)]);
}

function rowsOf(game: PadGame): string[][] {
  const { rounds, totals } = sheetOf(game);
  return game.rounds.flatMap((round, index) =>
    round.map((entry, seat) => {
      const cells: Record<string, unknown> = {
        ...game,
        ...game.options,
        plank_values: game.options.plank_values?.join(" "),
        stopped: game.stopped && "yes",
        first: game.first + 1,
        round: index + 1,
        seat: seat + 1,
        player: guarded(game.players[seat] ?? ""),
        ...entry,
        queens: entry.queens?.join(" "),
        points: rounds[index]?.seats[seat]?.points,
        total: totals[index]?.[seat],
      };
      return COLUMNS.map((column) => String(cells[column] ?? ""));
    }),
  );
}

/** A spreadsheet would take such a text for a formula. */
function guarded(text: string): string {
  return /^[=+\-@']/.test(text) ? "'" + text : text;
}

export function unguarded(text: string): string {
  return text.replace(/^'(?=[=+\-@'])/, "");
}
