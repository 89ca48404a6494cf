import { describe, expect, it } from "vitest";

import { wayOf } from "./ways";

const origin = "https://table.test";
const things = ["/icon.svg", "/manifest.de.webmanifest"];

function way(path: string, { mode = "cors", method = "GET" } = {}): string | null {
  return wayOf({ url: origin + path, mode: mode as RequestMode, method }, { origin, things });
}

describe("the worker", () => {
  it.each([
    ["/assets/page-x1.js", "file"],
    ["/engine/worker-x1.js", "file"],
    ["/icon.svg", "thing"],
    ["/manifest.de.webmanifest", "thing"],
    ["/api/rules/skull-king?lang=de", "told"],
    ["/api/lessons/skull-queen?lang=en", "told"],
    ["/api/examples/sleeping-queens", "told"],
    ["/engine/engine.json", "engine-list"],
    ["/engine/python-x1/pyodide.asm.wasm", "engine-file"],
  ])("answers for %s", (path, expected) => {
    expect(way(path)).toBe(expected);
  });

  it.each(["/", "/?source=installed", "/t/abc", "/rules/skull-king", "/no/such/page"])(
    "shows the page at %s",
    (path) => expect(way(path, { mode: "navigate" })).toBe("page"),
  );

  it.each([
    "/api/me",
    "/api/games",
    "/api/guests",
    "/api/tables",
    "/api/tables/rules/socket",
    "/api/tables/abc/film?lang=de",
    "/api/rules/skull-king/more",
    "/api/rules/",
    "/engine/engine.json?look",
    "/health",
    "/metrics",
    "/worker.js",
    "/index.html",
  ])("leaves %s to the server", (path) => {
    expect(way(path)).toBeNull();
    expect(way(path, { mode: "navigate" })).toBeNull();
  });

  it("leaves alone whatever changes something, and other places", () => {
    expect(way("/assets/page-x1.js", { method: "POST" })).toBeNull();
    expect(way("/", { mode: "navigate", method: "POST" })).toBeNull();
    const elsewhere = { url: "https://elsewhere.test/assets/x.js", mode: "cors", method: "GET" } as const;
    expect(wayOf(elsewhere, { origin, things })).toBeNull();
  });
});
