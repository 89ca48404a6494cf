import { describe, expect, it } from "vitest";

import { writeFile } from "../../../pad/core/files";
import { toCsv } from "../../../pad/core/tables";
import { GAME } from "../../../pad/sample";
import { gamesIn } from "./incoming";

describe("a file that somebody brings", () => {
  it("is a pad file or a table, whatever it is called", () => {
    for (const text of [writeFile([GAME]), toCsv([GAME]), toCsv([GAME]).replaceAll(",", ";").slice(1)]) {
      expect(gamesIn(text)).toEqual({ kind: "games", games: [GAME] });
    }
  });

  it("may be a record, and then belongs elsewhere", () => {
    const record = { format: "skulduggery/1", game: "skull-king", log: [] };
    const late = { game: "skull-king", note: "x".repeat(1000), format: "skulduggery/1" };
    const lines = `${JSON.stringify(record)}\n${JSON.stringify(record)}\n`;
    for (const text of [JSON.stringify(record), JSON.stringify(late), lines]) {
      expect(gamesIn(text)).toEqual({ kind: "record" });
    }
  });

  it("is refused whole if it is neither, or broken", () => {
    const broken = writeFile([GAME]).slice(0, -5);
    for (const text of ["", "hello", "a,b\n1,2", "null", "[]", broken, "\u0000"]) {
      expect(gamesIn(text)).toMatchObject({ kind: "refused", refusal: { reason: "not-a-pad" } });
    }
    expect(gamesIn("game,round\nskull-king,1\n")).toMatchObject({ refusal: { reason: "csv-column" } });
  });
});
