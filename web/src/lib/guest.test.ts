import { beforeEach, describe, expect, it, vi } from "vitest";

import { guest } from "./guest.svelte";

/** A fake server that knows a guest of this name, or none; and a browser with or without cookies. */
function server({ knows = null, cookies = true }: { knows?: string | null; cookies?: boolean }): string[] {
  let name = knows;
  let crest: number | undefined;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const { name: told, crest: chosen }: { name: string; crest?: number } = body
      ? (JSON.parse(String(body)) as { name: string; crest?: number })
      : { name: "" };
    if (path === "/api/guests" || method === "PATCH") crest = chosen ?? crest;
    if (path === "/api/guests" && cookies) name = told;
    if (method === "PATCH") name = told;
    if (method === "DELETE") name = null;
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (path === "/api/guests") return Response.json({ name: told });
    return name === null
      ? Response.json({ reason: "not-a-guest", message: "Who?" }, { status: 401 })
      : Response.json({ name, since: 0, crest: crest ?? null });
  });
  return asked;
}

describe("a guest", () => {
  beforeEach(() => {
    guest.me = undefined;
    guest.crest = null;
  });

  it("comes in by a name", async () => {
    server({});
    await guest.comeIn("Anna");
    expect(guest.me).toMatchObject({ name: "Anna" });
  });

  it("has the crest that was chosen before, and tells another at once", async () => {
    const asked = server({});
    await guest.takeCrest(4);
    expect(asked).toEqual([]);
    await guest.comeIn("Anna");
    expect([guest.me?.crest, guest.crest]).toEqual([4, 4]);
    await guest.takeCrest(2);
    expect([guest.me?.crest, guest.me?.name]).toEqual([2, "Anna"]);
    await guest.rename("Ann");
    expect(guest.me).toMatchObject({ name: "Ann", crest: 2 });
  });

  it("who is known already stays the same person", async () => {
    const asked = server({ knows: "Anna" });
    await guest.comeIn("Somebody else");
    expect(guest.me).toMatchObject({ name: "Anna" });
    expect(asked).not.toContain("POST /api/guests");
  });

  it("is told if the browser keeps no cookies", async () => {
    server({ cookies: false });
    await expect(guest.comeIn("Anna")).rejects.toMatchObject({ reason: "no-cookies" });
  });

  it("takes another name, and is forgotten", async () => {
    server({ knows: "Anna" });
    await guest.rename("Bert");
    expect(guest.me).toMatchObject({ name: "Bert" });
    await guest.forget();
    expect(guest.me).toBeNull();
  });
});
