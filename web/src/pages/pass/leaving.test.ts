import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { hideWhenLeft, markStep, stepBackCovers } from "./leaving";
import type { Stage } from "./passing.svelte";

describe("leaving a page with a hand", () => {
  afterEach(() => vi.restoreAllMocks());

  it("hides it when the screen goes off, the page is left, or comes back as it was", () => {
    const hide = vi.fn();
    const stop = hideWhenLeft(hide);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(hide).toHaveBeenCalledTimes(0);
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    dispatchEvent(new Event("pagehide"));
    dispatchEvent(new Event("pageshow"));
    expect(hide).toHaveBeenCalledTimes(3);
    stop();
    dispatchEvent(new Event("pagehide"));
    expect(hide).toHaveBeenCalledTimes(3);
  });
});

describe("a step back", () => {
  const passing = { stage: null as Stage | null, hide: vi.fn() };
  let stop: () => void;

  beforeEach(() => {
    history.replaceState(null, "");
    passing.hide.mockClear();
    stop = stepBackCovers(passing);
  });
  afterEach(() => stop());

  function stepTo(state: unknown): void {
    history.replaceState(state, "");
    dispatchEvent(new PopStateEvent("popstate"));
  }

  it("from a hand leads to its cover", () => {
    passing.stage = { type: "hand" } as Stage;
    markStep();
    expect(history.state).toEqual({ hand: true });
    stepTo(null);
    expect(passing.hide).toHaveBeenCalledOnce();
  });

  it("is made for a hand once, however often it is shown", () => {
    const push = vi.spyOn(history, "pushState");
    markStep();
    markStep();
    expect(push).toHaveBeenCalledOnce();
  });

  it("from a cover leads away from the table", () => {
    const back = vi.spyOn(history, "back").mockImplementation(() => undefined);
    markStep();
    passing.stage = { type: "cover", seat: 0, again: false };
    stepTo(null);
    expect(back).toHaveBeenCalledOnce();
    stepTo(null);
    expect(back).toHaveBeenCalledOnce();
  });

  it("on never leads to a hand", () => {
    passing.stage = { type: "cover", seat: 0, again: false };
    stepTo({ hand: true });
    expect(passing.hide).not.toHaveBeenCalled();
  });
});
