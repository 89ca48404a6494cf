import { describe, expect, it } from "vitest";

import type { GameUi } from "../../lib/game";
import type { Film, Frame } from "../../wire/film";
import type { FromServer, Update } from "../../wire/table";
import { FilmLine } from "./film-line";
import { Resting } from "./resting";

function frame(number: number, more: Partial<Frame> = {}): Frame {
  return {
    ...{
      number,
      view: { at: number },
      events: [{ type: "put" }],
      words: [`Step ${number}.`],
      acting: [number % 2],
    },
    ...{ hands: [], totals: [0, 0], round: 1, trick: 1, step: null, ...more },
  };
}

const FILM: Film = {
  ...{
    game: "skull-king",
    rules: 1,
    options: { scoring: "standard" },
    seats: 2,
    viewer: 1,
    result: null,
    places: [1, 1],
  },
  players: [{ name: "Anna" }, { name: "Jack", bot: "sailor" }],
  frames: [frame(0, { events: [], words: [] }), frame(1), frame(2), frame(3)],
};

/** A card falls, the trick lies there to be read, and is swept away. */
const GAME = {
  beats: (from: unknown, _: unknown, to: unknown) => [
    { view: { ...(from as object), put: true }, ms: 300 },
    { view: { lies: to }, ms: 950 },
    { view: to, ms: 380 },
  ],
} as unknown as GameUi;

function opened(at = 0): { line: FilmLine; told: Update[] } {
  const told: Update[] = [];
  const heard = (message: FromServer) => void told.push(message as Update);
  const line = new FilmLine({ heard, lost: () => undefined, ended: () => undefined }, { film: FILM, at });
  return { line, told };
}

describe("a film tells as a table does", () => {
  it("begins with everything: who sits where, who I am, how things stand", () => {
    const [first] = opened(2).told;
    expect(first).toMatchObject({ type: "update", seq: 2, view: { at: 2 }, acting: [0], chat: [] });
    expect(first?.you).toEqual({ who: "", seat: 1, host: false });
    expect(first?.table?.chairs.map(({ kind, name }) => [kind, name])).toEqual([
      ["person", "Anna"],
      ["bot", "Jack"],
    ]);
    expect(first?.events).toBeUndefined();
  });

  it("tells what happens in the next step, to be seen", () => {
    const { line, told } = opened();
    line.play(1);
    expect(told.at(-1)).toMatchObject({ seq: 1, events: [{ type: "put" }], words: { events: ["Step 1."] } });
    expect(told.at(-1)?.chat).toBeUndefined();
  });

  it("jumps without a word of what happened, also into another film", () => {
    const { line, told } = opened(3);
    line.jump(1);
    expect(told.at(-1)).toMatchObject({ seq: 1, view: { at: 1 }, chat: [] });
    line.jump(1, { ...FILM, viewer: null });
    expect(told.at(-1)?.you?.seat).toBeNull();
    line.renew();
    expect(told.at(-1)).toMatchObject({ seq: 1, chat: [] });
  });

  it("lets nobody play otherwise", async () => {
    const { line } = opened();
    expect(await line.ask()).toMatchObject({ type: "refused", message: "" });
  });
});

describe("coming to rest", () => {
  it("is where there is something to read, and the rest is made up for", () => {
    const { line, told } = opened();
    const resting = (line.resting = new Resting(GAME, () => 2));
    line.play(1);
    const [from, rest] = [{ at: 0 }, told.at(-1)?.view];
    expect(rest).toEqual({ lies: { at: 1 } });
    const { beats } = resting.ui;
    expect(beats(from, [{}], rest).map(({ view, ms }) => [view, ms])).toEqual([
      [{ at: 0, put: true }, 150],
      [{ lies: { at: 1 } }, 475],
    ]);
    line.play(2);
    const views = beats(rest, [{}], told.at(-1)?.view).map(({ view }) => view);
    expect(views).toEqual([{ at: 1 }, { at: 1, put: true }, { lies: { at: 2 } }]);
  });

  it("is what the game shows for it, as soon as it is told", () => {
    const game = {
      beats: () => [
        { view: "won", rest: { still: "lying" }, ms: 300 },
        { view: "swept", ms: 300 },
      ],
    } as unknown as GameUi;
    const resting = new Resting(game, () => 1);
    const rest = resting.after({}, [{}], "to");
    expect(rest).toEqual({ still: "lying" });
    expect(resting.ui.beats({}, [{}], rest).map(({ view }) => view)).toEqual([{ still: "lying" }]);
  });

  it("is the end of the step where nothing is to be read, or much comes after it", () => {
    const quick = { beats: () => [{ view: "x", ms: 300 }] } as unknown as GameUi;
    expect(new Resting(quick, () => 1).after({}, [{}], "to")).toBe("to");
    const long = { beats: () => [950, 300, 300].map((ms) => ({ view: {}, ms })) } as unknown as GameUi;
    expect(new Resting(long, () => 1).after({}, [{}], "to")).toBe("to");
    expect(new Resting(GAME, () => 1).after({}, [], "to")).toBe("to");
  });

  it("stays as it is while something is written down that nobody sees", () => {
    const { line, told } = opened();
    const resting = (line.resting = new Resting(GAME, () => 1));
    const written = { ...FILM, frames: [...FILM.frames.slice(0, 2), frame(2, { events: [], words: [] })] };
    line.jump(2, written);
    const rest = told.at(-1)?.view;
    expect(rest).toEqual({ lies: { at: 1 } });
    const next = resting.ui.beats(rest, [{}], { at: 3 }).map(({ view }) => view);
    expect(next[0]).toEqual({ at: 2 });
  });
});
