import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { type Language, LANGUAGES, speak, speakOf } from "../../../lib/words.svelte";
import type { Outcome } from "../../../wire/rules";
import { outcomeOf } from "./asking";
import { isLeft, kitOf } from "./kit";
import Sandbox from "./Sandbox.svelte";
import { told } from "./told";

const GAMES = ["skull-king", "skull-king-dice", "skull-queen", "sleeping-queens"];
const ask = vi.hoisted(() => vi.fn());
vi.mock("../../../engine/engine.svelte", () => ({ engine: { ask } }));

let asked: string[];
let answers: (Outcome | Error)[];

beforeAll(async () => {
  await speak("en");
  await Promise.all(["rules", "sandbox", ...GAMES].map(speakOf));
});
beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(decodeURIComponent(path));
    const answer = answers.shift() ?? new Error("away");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(Response.json(answer));
  });
});
afterEach(cleanup);

test("cards that are tapped are judged by the rules, and the winner is marked", async () => {
  answers = [
    { winner: 0, because: "SK-40", led: "Y" },
    { winner: 1, because: "SK-44", led: "Y", bonus: 0 },
  ];
  render(Sandbox, { game: "skull-king" });
  await fireEvent.click(await screen.findByRole("button", { name: "Yellow 7" }));
  expect(await screen.findByText(/Number 1 wins: Yellow 7/)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Special" }));
  await fireEvent.click(screen.getByRole("button", { name: "Skull King" }));
  expect(await screen.findByText(/Number 2 wins: Skull King\. The Skull King beats everything/)).toBeTruthy();
  expect(asked.at(-1)).toContain("/api/rules/skull-king/trick?cards=Y7,SK");
  // There is only one of him.
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Skull King" }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Clear the table" }));
  expect(screen.queryByText(/Number . wins/)).toBeNull();
});

test("without a server the rules in the browser are asked", async () => {
  ask.mockResolvedValue({ winner: 0, because: "SD-40" });
  expect((await outcomeOf("skull-king-dice", ["K:7"])).because).toBe("SD-40");
  expect(ask).toHaveBeenCalledWith("trick", {
    ...{ game: "skull-king-dice", cards: ["K:7"], centre: [], lang: "en" },
  });
});

test("what it does in Skull Queen", () => {
  const outcome: Outcome = {
    ...{ winner: 2, because: "SQ-47", led: "B", centre: ["Y4", "G7"] },
    pulls: [
      { colour: "B", direction: "up", card: "B12", owner: 2, spaces: 2, because: "SQ-42", doubled: "SQ-53" },
      { colour: "B", direction: "down", card: "B3", owner: null, spaces: 0, because: "SQ-44" },
    ],
  };
  const sentences = told("skull-queen", outcome, ["B6", "G7", "B12", "B8"], (code) => code);
  expect(sentences).toEqual([
    expect.stringMatching(/^B12 .* pirate of number 3 goes up two spaces\. \(SQ-42\) .*\(SQ-53\)/),
    expect.stringMatching(/^B3 .* nobody’s.*\(SQ-44\)$/),
    "Then in the centre: Y4, G7.",
    "Number 3 leads the next trick: B12. (SQ-47)",
  ]);
});

test.each(Object.keys(LANGUAGES) as Language[])("every thing has a name in %s", async (language) => {
  await speak(language);
  for (const game of GAMES) {
    const kit = await kitOf(game);
    const codes = kit.groups.flatMap((group) => group.codes);
    expect(codes.length).toBeGreaterThan(10);
    for (const code of codes) {
      expect(kit.nameOf(code)).toBeTruthy();
      expect(isLeft(kit, code, [])).toBe(true);
    }
  }
  await speak("en");
});
