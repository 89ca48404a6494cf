import { beforeEach, describe, expect, it, vi } from "vitest";

import { Problem } from "../lib/api";
import { Against, Engine, type WorkerLike } from "./engine.svelte";
import type { FromEngine, Question } from "./messages";

/** A fake web worker that the test controls. */
class Puppet implements WorkerLike {
  asked: Question[] = [];
  ended = false;
  onmessage: WorkerLike["onmessage"] = null;
  onerror: WorkerLike["onerror"] = null;

  postMessage(question: unknown): void {
    this.asked.push(question as Question);
  }

  terminate(): void {
    this.ended = true;
  }

  says(message: FromEngine): void {
    this.onmessage?.call(this as unknown as Worker, { data: message } as MessageEvent);
  }

  fails(): void {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }
}

describe("the engine", () => {
  const puppets: Puppet[] = [];
  let engine: Engine;
  const puppet = () => puppets.at(-1) as Puppet;

  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    puppets.length = 0;
    engine = new Engine(() => {
      puppets.push(new Puppet());
      return puppet();
    });
  });

  async function asked(name = "games"): Promise<{ answer: Promise<unknown>; question: Question }> {
    const answer = engine.ask(name, { lang: "de" });
    answer.catch(() => undefined);
    const count = () => puppets.flatMap((one) => one.asked).length;
    const before = count();
    await vi.waitFor(() => expect(count()).toBeGreaterThan(before));
    return { answer, question: puppet().asked.at(-1) as Question };
  }

  it("is hired by the first question, and only once", async () => {
    expect(puppets).toHaveLength(0);
    await asked();
    await asked();
    expect(puppets).toHaveLength(1);
    expect(JSON.parse(puppet().asked[0]?.payload ?? "")).toEqual({ lang: "de" });
  });

  it("gives every answer to whoever asked", async () => {
    const first = await asked();
    const second = await asked();
    puppet().says({ type: "answer", id: second.question.id, answer: '{"answer":2}' });
    puppet().says({ type: "answer", id: first.question.id, answer: '{"answer":1}' });
    expect(await Promise.all([first.answer, second.answer])).toEqual([1, 2]);
  });

  it("tells what the rules have against it, with step and rule", async () => {
    const { answer, question } = await asked("film");
    const problem = { reason: "bid-range", message: "Too high.", step: 3, rule: "SK-21" };
    puppet().says({ type: "answer", id: question.id, answer: JSON.stringify({ problem }) });
    const caught = await answer.catch((one: unknown) => one);
    expect(caught).toBeInstanceOf(Against);
    expect(caught).toMatchObject(problem);
  });

  it("says how far it has come", async () => {
    await asked();
    puppet().says({ type: "progress", part: 0.4 });
    expect([engine.progress, engine.ready]).toEqual([0.4, false]);
    puppet().says({ type: "progress", part: 1 });
    expect(engine.ready).toBe(true);
  });

  it.each(["missing", "away"] as const)("says that it is %s, and may be asked again", async (trouble) => {
    const { answer, question } = await asked();
    puppet().says({ type: "failed", id: question.id, trouble, detail: "" });
    expect(await answer.catch((one: unknown) => one)).toBeInstanceOf(Problem);
    expect(engine.trouble).toBe(trouble);
    await asked();
    expect(engine.trouble).toBeNull();
    expect(puppets).toHaveLength(1);
  });

  it("hires another worker when one could not start", async () => {
    const { answer } = await asked();
    puppet().fails();
    expect(await answer.catch((one: unknown) => one)).toBeInstanceOf(Problem);
    expect([engine.trouble, puppets[0]?.ended]).toEqual(["broken", true]);
    await asked();
    expect(puppets).toHaveLength(2);
  });
});
