import { afterEach, describe, expect, it, vi } from "vitest";

import { PATIENCE_MS, fromServer, serverFirst } from "./first";

const never = new Promise<Response>(() => undefined);
const kept = () => Promise.resolve(new Response("kept"));
const nothing = () => Promise.resolve(undefined);

async function taken(coming: Promise<Response>, what = kept): Promise<string> {
  return (await serverFirst(coming, what)).text();
}

describe("whose answer is taken", () => {
  afterEach(() => void vi.useRealTimers());

  it("is the server's, if it has one", async () => {
    expect(await taken(Promise.resolve(new Response("told")))).toBe("told");
    const missing = await serverFirst(Promise.resolve(new Response("", { status: 404 })), kept);
    expect(missing.status).toBe(404);
  });

  it("is what is kept, if the server is away or in trouble", async () => {
    expect(await taken(Promise.resolve(Response.error()))).toBe("kept");
    expect(await taken(Promise.resolve(new Response("", { status: 502 })))).toBe("kept");
  });

  it("is what is kept, if the server takes too long", async () => {
    vi.useFakeTimers();
    const text = taken(never);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await text).toBe("kept");
  });

  it("is the server's, however late and bad, if nothing is kept", async () => {
    vi.useFakeTimers();
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(new Response("late")), 60_000));
    const text = serverFirst(late, nothing).then((answer) => answer.text());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await text).toBe("late");
    expect((await serverFirst(Promise.resolve(new Response("", { status: 500 })), nothing)).status).toBe(500);
    expect(
      (await serverFirst(Promise.resolve(Response.error()), () => Promise.reject(new Error()))).type,
    ).toBe("error");
  });

  it("is none where the server cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
    expect((await fromServer(new Request("http://table.test/"))).type).toBe("error");
    vi.unstubAllGlobals();
  });
});
