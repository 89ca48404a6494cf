import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { speak, speakOf } from "../lib/words.svelte";
import Aboard from "./Aboard.svelte";
import { fetchEngine, isEngineHere } from "./engine";

vi.mock("./engine", () => ({
  NoEngine: class extends Error {},
  dropEngine: vi.fn(),
  engineMegabytes: vi.fn(() => Promise.resolve(8)),
  fetchEngine: vi.fn(),
  isEngineHere: vi.fn(),
}));

/** A permission request that stays open, as in Firefox. */
const UNANSWERED = new Promise<boolean>(() => undefined);

beforeEach(async () => {
  await speak("en");
  await speakOf("around");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rules on the device", () => {
  test("are as large as the server says", async () => {
    vi.mocked(isEngineHere).mockResolvedValue(false);
    render(Aboard, {});
    expect(await screen.findByText(/8 MB/)).toBeTruthy();
  });

  test.each([
    ["that nobody answers", () => UNANSWERED],
    ["that is refused", () => Promise.reject(new Error("no"))],
  ])("are fetched beside a permission question %s", async (_, persist) => {
    vi.stubGlobal("navigator", { storage: { persist: vi.fn(persist) } });
    vi.mocked(isEngineHere).mockResolvedValueOnce(false).mockResolvedValue(true);
    let finish: () => void = () => undefined;
    vi.mocked(fetchEngine).mockImplementation((tell) => {
      tell?.(0.4);
      return new Promise((resolve) => (finish = resolve));
    });

    render(Aboard, {});
    await fireEvent.click(await screen.findByRole("button", { name: /bring/i }));
    expect(await screen.findByText(/40/)).toBeTruthy();
    finish();
    expect(await screen.findByRole("button", { name: /remove|drop|away/i })).toBeTruthy();
    expect(navigator.storage.persist).toHaveBeenCalledOnce();
  });
});
