import { written } from "./csvtext.ts";
import { COLOURS, FIELDS, type PadGame } from "./model.ts";
import { sheetOf } from "./scoring.ts";

/** The same in every row of a game. */
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
/** Only if one of the games needs it. */
export const SELDOM = ["seating", "length"];
export const NUMBERS = ["bid", "tricks", "pirates", "kings", ...COLOURS];
/** These may be missing; if present they must be right. */
export const COMPUTED = ["points", "total"];
export const COLUMNS = [...OF_THE_GAME, "round", "seat", "player", ...FIELDS, "total"];

/** Games as a table with one row for each round and seat, for spreadsheets. */
export function toCsv(games: readonly PadGame[]): string {
  const columns = [...COLUMNS, ...SELDOM.filter((column) => games.some((game) => column in game))];
  return written([columns, ...games.flatMap((game) => rowsOf(game, columns))]);
}

function rowsOf(game: PadGame, columns: readonly string[]): string[][] {
  const { rounds, totals } = sheetOf(game);
  return game.rounds.flatMap((round, index) =>
    round.map((entry, seat) => {
      const cells: Record<string, unknown> = {
        ...game,
        ...game.options,
        plank_values: game.options.plank_values?.join(" "),
        stopped: game.stopped && "yes",
        seating: seatingText(game),
        first: game.first + 1,
        round: index + 1,
        seat: seat + 1,
        player: guarded(game.players[seat] ?? ""),
        ...entry,
        queens: entry.queens?.join(" "),
        points: rounds[index]?.seats[seat]?.points,
        total: totals[index]?.[seat],
      };
      return columns.map((column) => String(cells[column] ?? ""));
    }),
  );
}

/** Who sits there from which round on, clockwise: `1: 1 2 3 4: 1 4+ 3`; `+` marks a start with the lowest total. */
function seatingText({ seating }: PadGame): string | undefined {
  return seating
    ?.map(({ from, seats, lowest }) =>
      [`${from}:`, ...seats.map((seat) => `${seat + 1}${lowest?.includes(seat) ? "+" : ""}`)].join(" "),
    )
    .join(" ");
}

/** A spreadsheet would read such a text as a formula. */
function guarded(text: string): string {
  return /^[=+\-@']/.test(text) ? "'" + text : text;
}

export function unguarded(text: string): string {
  return text.replace(/^'(?=[=+\-@'])/, "");
}
