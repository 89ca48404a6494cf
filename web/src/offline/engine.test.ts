import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  LIST,
  LIST_TO_LOOK_AT,
  NoEngine,
  dropEngine,
  engineMegabytes,
  expectFiles,
  fetchEngine,
  isEngineHere,
  isEngineWanted,
  keepEngineFile,
} from "./engine";
import { ENGINE, addressesIn } from "./kept";

const FILES: Record<string, string> = { "/engine/python-1/a.wasm": "wasm", "/engine/rules-1.zip": "rules" };

/** The fake server's files by address; `null` is a lost connection. */
let served: Record<string, string | null>;
let asked: string[];

function list(files: Record<string, string>, complete = true): string {
  const sizes = Object.fromEntries(Object.entries(files).map(([name, content]) => [name, content.length]));
  return JSON.stringify({ sizes, complete });
}

async function kept(): Promise<string[]> {
  return (await addressesIn(await caches.open(ENGINE))).sort();
}

beforeEach(() => {
  served = { ...FILES, [LIST]: list(FILES) };
  asked = [];
  vi.stubGlobal("caches", new PretendCaches());
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const content = served[address];
    if (content === null) throw new TypeError("cut");
    return new Response(content, { status: content === undefined ? 404 : 200 });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe("the engine on the device", () => {
  it("is here when all of it has come, and says how far it is", async () => {
    const parts: number[] = [];
    expect(await isEngineHere()).toBe(false);
    await fetchEngine((part) => parts.push(part));
    expect(await isEngineHere()).toBe(true);
    expect(await kept()).toEqual([LIST, ...Object.keys(FILES)].sort());
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
  });

  it.each([
    [JSON.stringify({ sizes: {}, travels: 7_654_321 }), 8],
    [JSON.stringify({ sizes: {}, travels: 20 }), 1],
    [list(FILES), undefined],
    [null, undefined],
  ])("says what travels, and is not wanted yet by that: %s", async (content, megabytes) => {
    served[LIST_TO_LOOK_AT] = content;
    expect(await engineMegabytes()).toBe(megabytes);
    expect(await isEngineWanted()).toBe(false);
  });

  it("goes on where it was cut", async () => {
    served["/engine/rules-1.zip"] = null;
    await expect(fetchEngine()).rejects.toThrow("cut");
    expect(await isEngineHere()).toBe(false);
    expect(await isEngineWanted()).toBe(true);
    served["/engine/rules-1.zip"] = "rules";
    asked = [];
    await fetchEngine();
    expect(asked).toEqual([LIST, "/engine/rules-1.zip"]);
    expect(await isEngineHere()).toBe(true);
  });

  it("is never half of one and half of another", async () => {
    await fetchEngine();
    const newer = { "/engine/python-1/a.wasm": "wasm", "/engine/rules-2.zip": "rules!" };
    served = { ...newer, [LIST]: list(newer), "/engine/rules-2.zip": null };
    await expect(fetchEngine()).rejects.toThrow("cut");
    const before = (await (await caches.open(ENGINE)).match(LIST))?.json();
    expect(Object.keys(((await before) as { sizes: object }).sizes)).toEqual(Object.keys(FILES));
    expect(await kept()).toContain("/engine/rules-1.zip");
    served["/engine/rules-2.zip"] = "rules!";
    await fetchEngine();
    expect(await kept()).toEqual([LIST, ...Object.keys(newer)].sort());
  });

  it("is kept when somebody has used it", async () => {
    await expectFiles(new Response(served[LIST]));
    for (const [address, content] of Object.entries(FILES)) {
      expect(await isEngineHere()).toBe(false);
      await keepEngineFile(address, new Response(content));
    }
    expect(await isEngineHere()).toBe(true);
    await dropEngine();
    expect(await isEngineWanted()).toBe(false);
  });

  it("is not fetched from a server that has none, or not all of it", async () => {
    served[LIST] = list(FILES, false);
    await expect(fetchEngine()).rejects.toThrow(NoEngine);
    served = FILES;
    await expect(fetchEngine()).rejects.toThrow(NoEngine);
    expect(await isEngineWanted()).toBe(false);
  });
});

/** An in-memory cache that looks up by address only, like real ones here. */

class PretendCache {
  readonly kept = new Map<string, Response>();

  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((address) => ({ url: `http://table.test${address}` }));
  }

  async match(address: string): Promise<Response | undefined> {
    return this.kept.get(address)?.clone();
  }

  /** Reads the response to its end before it is stored, as browsers do. */
  async put(address: string, answer: Response): Promise<void> {
    const { headers } = answer;
    this.kept.set(address, new Response(await answer.blob(), { headers }));
  }

  async delete(address: string): Promise<boolean> {
    return this.kept.delete(address);
  }
}

class PretendCaches {
  readonly #all = new Map<string, PretendCache>();

  async open(name: string): Promise<PretendCache> {
    const found = this.#all.get(name) ?? new PretendCache();
    this.#all.set(name, found);
    return found;
  }

  async has(name: string): Promise<boolean> {
    return this.#all.has(name);
  }

  async delete(name: string): Promise<boolean> {
    return this.#all.delete(name);
  }

  async keys(): Promise<string[]> {
    return [...this.#all.keys()];
  }
}
