import { beforeEach, describe, expect, it, vi } from "vitest";

/** A fresh page: what was kept is read again. */
async function opened(kept?: unknown, wishes: readonly string[] = []) {
  if (kept !== undefined) localStorage.setItem("preferences", JSON.stringify(kept));
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: wishes.some((wish) => query.includes(wish)) }));
  vi.resetModules();
  return (await import("./preferences.svelte")).preferences;
}

function look(): string | undefined {
  return document.documentElement.dataset.theme;
}

describe("preferences", () => {
  beforeEach(() => localStorage.clear());

  it("begin by lantern light, without sound and with two taps", async () => {
    const preferences = await opened();
    preferences.apply();
    expect(look()).toBe("dark");
    expect(preferences).toMatchObject({ sound: false, oneTap: false, playForced: false });
  });

  it("give contrast to whoever asks the device for it", async () => {
    const preferences = await opened(undefined, ["prefers-contrast: more"]);
    preferences.apply();
    expect(look()).toBe("contrast");
  });

  it("are kept from visit to visit", async () => {
    (await opened()).choose({ theme: "light", sound: true });
    expect(look()).toBe("light");
    expect(await opened()).toMatchObject({ theme: "light", sound: true });
  });

  it("follow the device where that is wished", async () => {
    (await opened({ theme: "auto" }, ["prefers-color-scheme: light"])).apply();
    expect(look()).toBe("light");
    (await opened({ theme: "auto" })).apply();
    expect(look()).toBe("dark");
  });

  it("know how large text is, by what was chosen and by the browser", async () => {
    const root = document.documentElement;
    const preferences = await opened({ textSize: 150 });
    preferences.apply();
    expect(root.style.getPropertyValue("--text-size")).toBe("1.5");
    preferences.choose({ textSize: 200 });
    expect((await opened()).textSize).toBe(200);
    expect((await opened({ textSize: 170 })).textSize).toBe(100);

    root.style.fontSize = "34px"; // as where the browser's own text is twice as large
    preferences.choose({ textSize: 100 });
    expect(preferences.scale).toBe(2);
    expect(root.hasAttribute("data-large")).toBe(true);
    root.style.fontSize = "";
    preferences.apply();
    expect(root.hasAttribute("data-large")).toBe(false);
  });

  it("know in which windows large text has little room", async () => {
    const room = () =>
      ["narrow", "cramped"].filter((name) => document.documentElement.hasAttribute(`data-${name}`));
    const preferences = await opened({ textSize: 100 });
    const resize = (width: number, height: number) => {
      Object.assign(window, { innerWidth: width, innerHeight: height });
      dispatchEvent(new Event("resize"));
      return room();
    };
    document.documentElement.style.fontSize = "17px";
    preferences.apply();
    expect(resize(360, 740)).toEqual([]);
    expect(resize(256, 740)).toEqual(["narrow", "cramped"]);
    expect(resize(480, 288)).toEqual(["cramped"]);
    expect(resize(481, 288)).toEqual([]);
    document.documentElement.style.fontSize = "34px";
    preferences.apply();
    expect(resize(512, 740)).toEqual(["narrow", "cramped"]);
    expect(resize(740, 360)).toEqual(["cramped"]);
    expect(resize(1280, 800)).toEqual([]);
    document.documentElement.style.fontSize = "";
  });

  it("know when nothing shall move", async () => {
    expect((await opened({}, ["prefers-reduced-motion: reduce"])).still).toBe(true);
    expect((await opened({ motion: "full" }, ["prefers-reduced-motion: reduce"])).still).toBe(false);
    expect((await opened({ motion: "off" })).still).toBe(true);
  });

  it("survive whatever lies in the storage", async () => {
    for (const kept of [{ theme: "pink", sound: "loud", nonsense: 1 }, null, 7, ["dark"]])
      expect(await opened(kept)).toMatchObject({ theme: "dark", sound: false });
    localStorage.setItem("preferences", "{broken");
    expect(await opened()).toMatchObject({ theme: "dark" });
  });

  it("do without a storage", async () => {
    vi.stubGlobal("localStorage", {
      getItem: () => {
        throw new Error("forbidden");
      },
      setItem: () => {
        throw new Error("forbidden");
      },
      clear: () => undefined,
    });
    const preferences = await opened();
    preferences.choose({ theme: "light" });
    expect(look()).toBe("light");
    vi.unstubAllGlobals();
  });
});
