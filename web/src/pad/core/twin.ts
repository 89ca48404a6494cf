/** Answers the cases of tests/pad/test_twin.py, one at a time. The page never loads it. */

import { readFile, writeFile } from "./files.ts";
import * as pad from "./index.ts";
import { merged } from "./merging.ts";
import { statistics } from "./statistics.ts";
import { fromCsv } from "./tablereading.ts";
import { toCsv } from "./tables.ts";
import { inAFile, type Say } from "./wording.ts";

type Case =
  | { ask: "file"; text: string }
  | { ask: "begin"; setUp: pad.SetUp }
  | { ask: "change"; game: pad.PadGame; change: pad.Change; now: string }
  | { ask: "range"; game: pad.PadGame; cell: Omit<pad.Cell, "value"> }
  | { ask: "merge"; kept: pad.PadGame[]; incoming: pad.PadGame[] }
  | { ask: "csv"; games: pad.PadGame[] }
  | { ask: "from-csv"; text: string }
  | { ask: "statistics"; games: pad.PadGame[] }
  | { ask: "facts"; game: pad.Game; players: number };

export function answer(asked: Case): unknown {
  switch (asked.ask) {
    case "file":
      return told(fileAnswer(readFile(asked.text)));
    case "begin":
      return pad.begun(asked.setUp);
    case "change":
      return changeAnswer(pad.changed(asked.game, asked.change, asked.now));
    case "range":
      return pad.rangeOf(asked.game, asked.cell);
    case "merge":
      return merged(asked.kept, asked.incoming);
    case "csv":
      return toCsv(asked.games);
    case "from-csv":
      return told(fromCsv(asked.text));
    case "statistics":
      return statistics(asked.games);
    case "facts":
      return factsAnswer(asked.game, asked.players);
  }
}

/** A refusal of a file with its sentence, put together from the keys of its parts and what each is given. */
function told(found: unknown): unknown {
  if (!pad.isRefusal(found)) return found;
  const said: Say = (key, args) =>
    `${key}<${Object.keys(args)
      .sort()
      .map((name) => `${name}=${args[name] ?? ""}`)
      .join("|")}>`;
  return { ...found, told: inAFile(found, said) };
}

function changeAnswer(game: pad.PadGame | pad.Refusal): unknown {
  return pad.isRefusal(game) ? game : { game, sheet: pad.sheetOf(game) };
}

function fileAnswer(file: pad.PadFile | pad.Refusal): unknown {
  if (pad.isRefusal(file)) return file;
  return { text: writeFile(file.games), sheets: file.games.map(pad.sheetOf) };
}

function factsAnswer(game: pad.Game, players: number): unknown {
  return {
    players: pad.playersOf(game),
    rounds: pad.roundsOf(game, players),
    options: pad.optionsOf(game),
    goal: pad.goalOf(players),
    queens: pad.QUEENS,
  };
}
