import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import Lazy from "../ui/Lazy.svelte";
import { Problem } from "./api";
import { loadAgain } from "./lazy";
import { speak } from "./words.svelte";

const children = createRawSnippet<[unknown]>((part) => ({ render: () => `<b>${String(part())}</b>` }));
const button = () => screen.findByRole("button", { name: "Try again" });
let reload: ReturnType<typeof vi.spyOn>;
let isThere: boolean;

beforeAll(() => {
  configure({ asyncUtilTimeout: 30_000 }); // the machine may be busy
  return speak("en");
});

beforeEach(() => {
  isThere = true;
  vi.stubGlobal("fetch", () => (isThere ? Promise.resolve(Response.json({})) : Promise.reject(new Error())));
  reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Fails this often before it loads. */
function failing(times: number, problem = new Error("no such script")) {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(problem) : Promise.resolve("the part")));
}

describe("a part that is loaded when it is needed", () => {
  test("says in its place that it could not be loaded, and is loaded by a second try", async () => {
    render(Lazy, { load: failing(1), children });
    const again = await button();
    expect(screen.getByRole("alert").textContent).toContain("could not be loaded");
    await fireEvent.click(again);
    expect(await screen.findByText("the part")).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });

  test("is loaded by itself when the network is back", async () => {
    render(Lazy, { load: failing(1), children });
    await button();
    dispatchEvent(new Event("online"));
    expect(await screen.findByText("the part")).toBeTruthy();
  });

  test("is tried again by itself where nobody could press a button", async () => {
    render(Lazy, { load: failing(2), children, every: 1 });
    expect(await screen.findByText("the part")).toBeTruthy();
  });

  test("can be closed where it lies over the page", async () => {
    const onclose = vi.fn();
    render(Lazy, { load: failing(9), children, onclose });
    await fireEvent.click(await screen.findByRole("button", { name: "Close" }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});

describe("a second try", () => {
  test("loads the whole page anew if the server is there, and the part is not", async () => {
    await expect(loadAgain(failing(1))).rejects.toThrow("no such script");
    expect(reload).toHaveBeenCalledOnce();
  });

  test("leaves the page alone while the server is away", async () => {
    isThere = false;
    await expect(loadAgain(failing(1))).rejects.toThrow("no such script");
    expect(reload).not.toHaveBeenCalled();
  });

  test("leaves the page alone if the server itself has said no", async () => {
    await expect(loadAgain(failing(1, new Problem("gone", "Gone.")))).rejects.toThrow("Gone.");
    expect(reload).not.toHaveBeenCalled();
  });

  test("fetches a style that was lost, which the bundler does not", async () => {
    const lost = new Error("Unable to preload CSS for http://localhost/assets/lost.css");
    dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: lost }));
    const links: HTMLLinkElement[] = [];
    vi.spyOn(document.head, "append").mockImplementation((link) => {
      links.push(link as HTMLLinkElement);
      queueMicrotask(() => links[0]?.onload?.(new Event("load")));
    });
    expect(await loadAgain(failing(0))).toBe("the part");
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ["stylesheet", "http://localhost/assets/lost.css"],
    ]);
    await loadAgain(failing(0));
    expect(links).toHaveLength(1);
  });
});
