import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { Problem } from "../../lib/api";
import { speak, speakOf } from "../../lib/words.svelte";
import Fault from "./Fault.svelte";
import { filmOf, filmOfText } from "./films";

beforeAll(() => Promise.all([speak("en"), speakOf("replay")]));
beforeEach(() =>
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(answer.told, { status: answer.status }))),
);
afterEach(cleanup);

let answer: { status: number; told: object };

async function shown(asked: Promise<unknown>): Promise<string> {
  const problem: unknown = await asked.catch((caught: unknown) => caught);
  render(Fault, { problem: problem as Problem });
  return screen.getByRole("alert").textContent.replaceAll(/\s+/g, " ").trim();
}

test("a game that is not there is not blamed on a file", async () => {
  answer = { status: 404, told: { reason: "no-such-table", message: "There is no such table." } };
  expect(await shown(filmOf({ kind: "table", id: "x" }, null))).toBe("There is no such table.");
});

test("a file that is no record is said to be none", async () => {
  answer = { status: 400, told: { reason: "not-json", message: "This is not valid JSON." } };
  expect(await shown(filmOfText("{", null))).toMatch(/^This file is no game .* This is not valid JSON\.$/);
});

test("a record of newer rules is sound", async () => {
  answer = { status: 409, told: { reason: "rules-unknown", message: "Version 9 is not known here." } };
  expect(await shown(filmOfText("{}", null))).toBe("Version 9 is not known here.");
});

test("a step that breaks a rule is named, and the rule", async () => {
  const told = { reason: "bid-range", message: "A bid is a number from 0 to 1.", step: 3, rule: "SK-21" };
  answer = { status: 422, told };
  expect(await shown(filmOfText("{}", null))).toBe(
    "Something in this game does not go by the rules: step 3. A bid is a number from 0 to 1. Step 3 Rule SK-21",
  );
});
