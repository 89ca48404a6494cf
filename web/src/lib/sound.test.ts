import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { preferences } from "./preferences.svelte";
import { play } from "./sound";

let heard = 0;

/** A part of the sound, which counts that it begins. */
class Part {
  gain = this;
  frequency = this;
  connect = () => this;
  setValueAtTime = () => this;
  linearRampToValueAtTime = () => this;
  exponentialRampToValueAtTime = () => this;
  stop = () => undefined;
  start = () => (heard += 1);
}

beforeEach(() => {
  heard = 0;
  vi.stubGlobal("AudioContext", Part);
  vi.stubGlobal("OscillatorNode", Part);
  vi.stubGlobal("GainNode", Part);
  preferences.choose({ sound: true });
});
afterEach(() => {
  preferences.choose({ sound: false });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("whoever looks elsewhere hears that it is their turn, and nothing else", () => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  play("card");
  expect(heard).toBe(0);
  play("your-turn");
  expect(heard).toBeGreaterThan(0);
});

test("without the wish nothing is heard", () => {
  preferences.choose({ sound: false });
  play("your-turn");
  expect(heard).toBe(0);
});
