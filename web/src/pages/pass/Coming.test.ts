import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { speak, speakOf } from "../../lib/words.svelte";
import { isEngineHere } from "../../offline/engine";
import Coming from "./Coming.svelte";

vi.mock("../../engine/engine.svelte", () => ({ engine: { progress: 0, trouble: null, ready: false } }));
vi.mock("../../offline/engine", () => ({
  engineMegabytes: () => Promise.resolve(8),
  isEngineHere: vi.fn(),
}));

beforeEach(async () => {
  await speak("en");
  await speakOf("engine");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ["kept already", true, true, /already/],
  ["to be kept", false, true, /8 MB, this once/],
  ["kept if the browser likes, without https", false, false, /8 MB, unless/],
])("it is said what is to come: %s", async (_, isKept, isSecure, said) => {
  vi.stubGlobal("isSecureContext", isSecure);
  vi.mocked(isEngineHere).mockResolvedValue(isKept);
  render(Coming, { onagain: () => undefined });
  expect(await screen.findByText(said)).toBeTruthy();
});
