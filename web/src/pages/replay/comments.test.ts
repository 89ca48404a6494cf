import { beforeEach, describe, expect, it, vi } from "vitest";

import { type GameRecord, shelf, withComments } from "../../lib/shelf";
import { Comments } from "./comments.svelte";

vi.mock("../../lib/words.svelte", () => ({ language: () => "en", say: (id: string) => id }));

const RECORD: GameRecord = {
  format: "skulduggery/1",
  game: "skull-king",
  players: [{ name: "Anna" }],
  log: [],
};
const TABLE = { kind: "table", id: "t" } as const;
const PATH = "/api/tables/t/comments";

let server: { step: number; name: string; text: string }[];
let asked: string[];
let isAway: boolean;
let keptAs: string;

function answer(path: string, { method = "GET", body }: RequestInit): Response {
  if (isAway) throw new TypeError("failed to fetch");
  asked.push(`${method} ${path}`);
  const step = Number(/\d+$/.exec(path.replace(/\?.*/, ""))?.[0]);
  const isMine = (one: { step: number; name: string }) => one.step === step && one.name === "Anna";
  if (method === "GET") {
    const told = server.map((one) => ({
      ...one,
      who: one.name,
      mine: one.name === "Anna",
      deletable: true,
      written_at: 1,
    }));
    return Response.json({ comments: told });
  }
  if (method === "DELETE") {
    const who = /\?who=(.*)/.exec(path)?.[1] ?? "Anna";
    server = server.filter((one) => one.step !== step || one.name !== who);
    return new Response(null, { status: 204 });
  }
  const { text } = JSON.parse(String(body)) as { text: string };
  if (text === "bad")
    return Response.json({ reason: "bad-comment", message: "A comment has letters." }, { status: 422 });
  server = [...server.filter((one) => !isMine(one)), { step, name: "Anna", text }];
  return Response.json({});
}

async function comments(kept: { step: number; text: string; by?: string }[] = []): Promise<Comments> {
  const all = new Comments(TABLE, () => shelf.keep(RECORD, { title: "x", table: "t" }));
  keptAs = await shelf.keep(withComments(RECORD, kept), { title: "x", table: "t" });
  await all.load(await shelf.get(keptAs));
  return all;
}

function shown(all: Comments): [number, string | null, string, boolean][] {
  return all.all.map(({ step, name, text, who }) => [step, name, text, who !== null]);
}

beforeEach(async () => {
  for (const { key } of await shelf.all()) await shelf.remove(key);
  [server, asked, isAway] = [[{ step: 3, name: "Ben", text: "Why?" }], [], false];
  vi.stubGlobal("fetch", (path: string, request: RequestInit) =>
    Promise.resolve().then(() => answer(path, request)),
  );
});

describe("comments on a game of the server", () => {
  it("are kept there, and whoever opens the link reads them", async () => {
    const mine = await comments();
    expect(shown(mine)).toEqual([[3, "Ben", "Why?", true]]);
    expect(await mine.write(3, "Because.")).toBe("server");
    expect(await mine.write(1, "Good.")).toBe("server");
    expect(shown(mine)).toEqual([
      [1, null, "Good.", true],
      [3, "Ben", "Why?", true],
      [3, null, "Because.", true],
    ]);
    expect(server).toHaveLength(3);
    expect((await shelf.get(keptAs))?.record.meta).not.toHaveProperty("comments");
    expect(mine.forFile()).toContainEqual({ step: 3, text: "Why?", by: "Ben" });
  });

  it("are deleted by whoever may", async () => {
    const mine = await comments();
    await mine.write(3, "Because.");
    await mine.write(3, " ");
    await mine.remove(mine.all[0] as (typeof mine.all)[0]);
    expect(asked.filter((one) => one.startsWith("DELETE"))).toEqual([
      `DELETE ${PATH}/3`,
      `DELETE ${PATH}/3?who=Ben`,
    ]);
    expect(shown(mine)).toEqual([]);
  });

  it("that were written without a server are sent only when their writer says so", async () => {
    const mine = await comments([{ step: 2, text: "Quietly." }]);
    expect([shown(mine)[0], server.length]).toEqual([[2, null, "Quietly.", false], 1]);
    expect(await mine.write(2, "Quietly.")).toBe("server");
    expect(shown(mine)[0]).toEqual([2, null, "Quietly.", true]);
    expect((await shelf.get(keptAs))?.record.meta).not.toHaveProperty("comments");
  });

  it("stay on this device while the server is away", async () => {
    isAway = true;
    const all = await comments();
    expect(all.shared).toBe(false);
    expect(await all.write(3, "Alone.")).toBe("device");
    isAway = false;
    await all.load();
    isAway = true;
    expect(await all.write(4, "Gone again.")).toBe("device");
    expect([all.shared, shown(all).map(([step]) => step)]).toEqual([false, [3, 3, 4]]);
    expect(withComments(RECORD, all.forFile()).meta?.comments).toHaveLength(3);
  });

  it("that the server refuses are kept nowhere, and the reason is told", async () => {
    const all = await comments();
    await expect(all.write(3, "bad")).rejects.toThrow("A comment has letters.");
    expect([all.shared, all.all.length]).toEqual([true, 1]);
  });
});

it("of others in a file stay theirs", async () => {
  const key = await shelf.keep(withComments(RECORD, [{ step: 5, text: "Look!", by: "Ben" }]), { title: "x" });
  const all = new Comments({ kind: "file", key }, () => Promise.resolve(key));
  await all.load(await shelf.get(key));
  await all.write(5, "I do.");
  expect(shown(all)).toEqual([
    [5, "Ben", "Look!", false],
    [5, null, "I do.", false],
  ]);
  expect([asked, all.shared]).toEqual([[], false]);
});
