import { flushSync, tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { told } from "../../lib/tell.svelte";
import { Course } from "./course.svelte";
import { frame, lesson, QUESTION } from "./samples";

vi.mock("../../lib/words.svelte", () => ({
  language: () => "en",
  say: (key: string) => key,
  speakOf: () => Promise.resolve(),
}));
vi.mock("../../lib/game", () => ({ loadGame: () => Promise.resolve({ beats: () => [] }) }));

const HELLO = frame(0, { stop: true, caption: "Hello." });
const OTHERS = frame(2, { events: [{ type: "bid" }], words: ["Anna bids."] });
const END = frame(3, { stop: true, caption: "Well done." });

async function begun(question = QUESTION): Promise<Course> {
  const course = new Course(lesson([HELLO, frame(1, question), OTHERS, END]), null);
  course.room.connect();
  await settled();
  return course;
}

async function settled(): Promise<void> {
  for (let n = 0; n < 8; n += 1) await Promise.resolve();
  await tick();
  flushSync();
}

const bid = (number: number) => ({ type: "bid", bid: number });

describe("a course", () => {
  let course: Course;
  beforeEach(async () => {
    course = await begun();
  });

  it("shows a frame on the board and says its caption", () => {
    expect(course.room.view).toBe(HELLO.view);
    expect([course.waits, course.caption, course.step, course.steps]).toEqual(["to-read", "Hello.", 1, 3]);
  });

  it("asks, and goes on with the expected choice", async () => {
    course.goOn();
    await settled();
    expect([course.waits, course.caption, course.step]).toEqual(["to-decide", "Bid 1.", 2]);
    expect(course.room.legal.map(({ text }) => text)).toEqual(["bid 0", "bid 1", "bid 2"]);
    expect(await course.room.choose(bid(1))).toBe(true);
    await settled();
    expect([course.at, course.waits, course.room.said]).toEqual([2, null, "Anna bids."]);
    course.goOn();
    await settled();
    expect([course.isLast, course.caption]).toEqual([true, "Well done."]);
  });

  it("answers another choice gently, and nothing else happens", async () => {
    course.goOn();
    await settled();
    for (const [choice, answer] of [
      [2, "Try 1."],
      [0, "Not 0."],
    ] as const) {
      await course.room.choose(bid(choice));
      await settled();
      expect([course.at, course.waits, course.caption]).toEqual([1, "to-decide", answer]);
      expect(course.room.prompt?.id).toBe(1);
    }
  });

  it("lets nobody past a question without an answer", async () => {
    course.goOn();
    await settled();
    course.goOn();
    expect(course.at).toBe(1);
    course.show();
    expect(course.at).toBe(2);
  });

  it("tells the rule against a forbidden choice", async () => {
    course.goOn();
    await settled();
    expect(await course.room.choose(bid(3))).toBe(false);
    expect(told().at(-1)?.text).toBe("bid 3: too many (SK-21)");
    expect(course.answer).toBe("");
  });

  it("takes another choice as good where the lesson is generous, when its answer has been read", async () => {
    course = await begun({ ...QUESTION, generous: true });
    course.goOn();
    await settled();
    await course.room.choose(bid(2));
    await settled();
    expect([course.at, course.waits, course.caption, course.room.prompt]).toEqual([
      1,
      "to-read",
      "Try 1.",
      null,
    ]);
    course.goOn();
    expect(course.at).toBe(2);
  });

  it("goes back to where the learner was waited for", async () => {
    course.turnTo(3);
    await settled();
    course.back();
    await settled();
    expect([course.at, course.waits]).toEqual([1, "to-decide"]);
  });

  it("keeps its place in another language", async () => {
    course.goOn();
    await settled();
    await course.room.choose(bid(2));
    const frames = course.lesson.frames.map((one) => ({ ...one, view: { ...(one.view as object) } }));
    course.retell(lesson(frames.map((one) => ({ ...one, caption: "Hallo.", gentle: "Versuch 1." }))));
    await settled();
    expect([course.at, course.waits, course.caption]).toEqual([1, "to-decide", "Versuch 1."]);
  });
});
