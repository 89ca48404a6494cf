import type { PadGame, Refusal } from "./model.ts";
import { no } from "./refusing.ts";
import { sheetOf } from "./scoring.ts";

export const COLUMNS =
  "game id started changed stopped scoring plank_values first round seat player bid tricks pirates kings side red yellow green blue queens points total".split(
    " ",
  );

/** One row for each round and seat, as spreadsheets read it. */
export function toCsv(games: readonly PadGame[]): string {
  const rows = [COLUMNS, ...games.flatMap(rowsOf)];
  return "\uFEFF" + rows.map((row) => row.map(quoted).join(",") + "\r\n").join("");
}

function rowsOf(game: PadGame): string[][] {
  const sheet = sheetOf(game);
  return game.rounds.flatMap((round, index) =>
    round.map((entry, seat) => {
      const values: Record<string, string | number | undefined | null> = {
        ...{ game: game.game, id: game.id, started: game.started, changed: game.changed },
        stopped: game.stopped ? "yes" : "",
        scoring: game.options.scoring,
        plank_values: game.options.plank_values?.join(" "),
        ...{ first: game.first + 1, round: index + 1, seat: seat + 1 },
        player: guarded(game.players[seat] ?? ""),
        ...entry,
        queens: entry.queens?.join(" "),
        points: sheet.rounds[index]?.seats[seat]?.points,
        total: sheet.totals[index]?.[seat],
      };
      return COLUMNS.map((column) => String(values[column] ?? ""));
    }),
  );
}

/** A spreadsheet would take such a text for a formula. */
function guarded(text: string): string {
  return /^[=+\-@']/.test(text) ? "'" + text : text;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function fromCsv(_text: string): PadGame[] | Refusal {
  return no("csv", null, { line: 1, column: "" });
}
