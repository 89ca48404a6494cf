/** Without https no browser keeps a page for use without a network: nothing promises that there. */

import { cleanup, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { speak, speakOf } from "../lib/words.svelte";
import Ways from "./home/AroundTheTable.svelte";
import Pad from "./pad/home/Home.svelte";
import Pass from "./pass/Begin.svelte";

vi.mock("../engine/engine.svelte", () => ({
  engine: { progress: 0, trouble: null, ready: false, ask: () => Promise.resolve([]) },
}));

interface Place {
  place: string;
  part: Component;
  promise: RegExp;
  truth: RegExp;
}
const PLACES: Place[] = [
  { place: "the home page", part: Ways, promise: /Needs no server/, truth: /runs in this browser/ },
  {
    place: "the pad",
    part: Pad,
    promise: /works without a network/,
    truth: /Opening the pad needs the server/,
  },
  {
    place: "one phone for all",
    part: Pass,
    promise: /no network is needed/,
    truth: /again needs the server/,
  },
];

beforeEach(async () => {
  await speak("en");
  await Promise.all(["pad", "pass", "engine"].map(speakOf));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(PLACES)("$place", ({ part, promise, truth }) => {
  test.each([
    ["https", true, promise, truth],
    ["plain http", false, truth, promise],
  ])("says what is true with %s", (_, isSecure, said, unsaid) => {
    vi.stubGlobal("isSecureContext", isSecure);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("away")));
    render(part);
    expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByText(unsaid)).toBeNull();
  });
});
