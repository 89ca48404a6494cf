import { describe, expect, it } from "vitest";

import { readPlace, writePlace } from "./address";
import { gamesIn } from "./reading";

const GAME = { format: "skulduggery/1", game: "skull-king", players: [{ name: "Anna" }], log: [] };
const TEXT = JSON.stringify(GAME);

describe("what lies in a file", () => {
  it("is one game, whatever stands around it", () => {
    const pretty = JSON.stringify(GAME, null, 2);
    for (const file of [TEXT, `\uFEFF${TEXT}\n`, pretty]) {
      expect(gamesIn(file).map(({ record }) => record)).toEqual([GAME]);
    }
    expect(gamesIn(pretty)[0]?.text).toBe(pretty);
  });

  it("is a game a line, and it is known which line is none", () => {
    const found = gamesIn([TEXT, "", "not a game", TEXT, '{"game": 3}'].join("\r\n"));
    expect(found.map(({ line, record }) => [line, record !== null])).toEqual([
      [1, true],
      [3, false],
      [4, true],
      [5, false],
    ]);
  });

  it("is nothing, or no record", () => {
    expect(gamesIn(" \n ")).toEqual([]);
    for (const file of ["[1, 2]", "null", '"x"', '{"game": "skull-king", "log": [], "players": [null]}']) {
      expect(gamesIn(file).map(({ record }) => record)).toEqual([null]);
    }
  });
});

describe("the address", () => {
  it("names a step, a seat and open cards", () => {
    const place = readPlace("?step=120&seat=2&open");
    expect(place).toEqual({ step: 120, viewer: 2, open: true, together: false });
    expect(writePlace({ step: 120, viewer: 2, open: true })).toBe("?step=120&seat=2&open");
    expect(writePlace({ step: 0, viewer: null, open: false })).toBe("?step=0");
  });

  it("leaves open whose view it is only if it says nothing", () => {
    expect(readPlace("")).toMatchObject({ step: null, viewer: undefined, open: false });
    expect(readPlace("?together")).toMatchObject({ viewer: undefined, together: true });
    expect(readPlace("?step=3").viewer).toBeNull();
    expect(readPlace("?step=3&seat=x").viewer).toBeNull();
  });

  it("may name what is no step at all", () => {
    for (const step of ["x", "-1", "1e9", "99999999"]) expect(readPlace(`?step=${step}`).step).toBeNaN();
  });
});
