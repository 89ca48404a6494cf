import { afterEach, describe, expect, it, vi } from "vitest";

import { Away, fetchAll, type Manifest, Missing, readManifest } from "./loading";

const MANIFEST: Manifest = {
  python: "/engine/python-1/",
  archives: ["/engine/rules-1.zip"],
  sizes: {
    "/engine/python-1/pyodide.asm.wasm": 6,
    "/engine/python-1/python_stdlib.zip": 3,
    "/engine/rules-1.zip": 1,
  },
  complete: true,
};

/** A fake server with these files. */
function serve(files: Record<string, string>): void {
  vi.stubGlobal("fetch", async (address: string) => {
    const content = files[address];
    if (content === "away") throw new TypeError("no network");
    return content === undefined ? new Response("", { status: 404 }) : new Response(content);
  });
}

afterEach(() => vi.unstubAllGlobals());

describe("the list of what there is", () => {
  it("is read", async () => {
    serve({ "/engine/engine.json": JSON.stringify(MANIFEST) });
    expect(await readManifest()).toEqual(MANIFEST);
  });

  it.each([
    ["is not there", {}, Missing],
    ["says that something is missing", { "/engine/engine.json": '{"complete": false}' }, Missing],
    ["is a page", { "/engine/engine.json": "<!doctype html>" }, Missing],
    ["cannot be had", { "/engine/engine.json": "away" }, Away],
  ])("%s", async (_, files, kind) => {
    serve(files);
    await expect(readManifest()).rejects.toBeInstanceOf(kind);
  });
});

describe("everything else", () => {
  const files = {
    "/engine/python-1/pyodide.asm.wasm": "wasm..",
    "/engine/python-1/python_stdlib.zip": "lib",
    "/engine/rules-1.zip": "r",
  };

  it("is fetched, and it is said how much of it is there", async () => {
    serve(files);
    const parts: number[] = [];
    const contents = await fetchAll(MANIFEST, (part) => parts.push(part));
    expect(new TextDecoder().decode(contents.get("/engine/rules-1.zip"))).toBe("r");
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  it.each([
    ["cannot be had", "away"],
    ["ends too soon", "was"],
    ["is longer than it should be", "wasm......"],
  ])("is no use if a file %s", async (_, content) => {
    serve({ ...files, "/engine/python-1/pyodide.asm.wasm": content });
    await expect(fetchAll(MANIFEST, () => undefined)).rejects.toBeInstanceOf(Away);
  });
});
