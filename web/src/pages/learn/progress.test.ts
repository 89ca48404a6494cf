import { beforeEach, describe, expect, it } from "vitest";

import { keep, keptFor, keptOf, versionOf } from "./progress";
import { frame, lesson, QUESTION } from "./samples";

const ONE = lesson([frame(0, { caption: "Hello.", stop: true }), frame(1, QUESTION)]);
const GERMAN = lesson([
  frame(0, { caption: "Hallo.", stop: true }),
  frame(1, { ...QUESTION, caption: "Sag 1." }),
]);
const CHANGED = lesson([frame(0, { stop: true }), frame(1, { ...QUESTION, expected: [2] })]);
const AT = { at: 1, step: 2, steps: 2, done: false };

describe("how far a lesson was taken", () => {
  beforeEach(() => localStorage.clear());

  it("is kept, in every language", () => {
    expect(keptOf(ONE)).toBeNull();
    keep(ONE, AT);
    expect(keptOf(ONE)).toMatchObject(AT);
    expect(keptOf(GERMAN)).toMatchObject(AT);
    expect(keptFor("skull-king")).toMatchObject(AT);
    expect(keptFor("skull-queen")).toBeNull();
  });

  it("is forgotten when the lesson has changed, but not that it was done", () => {
    keep(ONE, AT);
    expect(versionOf(CHANGED)).not.toBe(versionOf(ONE));
    expect(keptOf(CHANGED)).toBeNull();
    keep(ONE, { ...AT, done: true });
    expect(keptOf(CHANGED)).toMatchObject({ at: 0, done: true });
  });

  it.each(["", "{", "3", '{"at":1}', '{"at":-1,"step":1,"steps":1,"done":true,"id":"a","version":"b"}'])(
    "is nothing where %j stands instead",
    (text) => {
      localStorage.setItem("lesson-skull-king", text);
      expect(keptOf(ONE)).toBeNull();
      expect(keptFor("skull-king")).toBeNull();
    },
  );
});
