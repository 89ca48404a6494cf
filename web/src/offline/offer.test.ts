import { describe, expect, it, vi } from "vitest";

import { catchOffer, install, isInstalled, isOffered } from "./offer.svelte";

describe("installing", () => {
  it("is possible once after each offer, and never asks by itself", async () => {
    catchOffer();
    expect(isOffered()).toBe(false);
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
    dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    expect(isOffered()).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
    await install();
    await install();
    expect(prompt).toHaveBeenCalledOnce();
    expect(isOffered()).toBe(false);
    expect(isInstalled()).toBe(false);
    dispatchEvent(new Event("appinstalled"));
    expect(isInstalled()).toBe(true);
  });
});
