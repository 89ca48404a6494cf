import { describe, expect, it } from "vitest";

import { fault, tableInLink, tidied } from "./code";

describe("a code as people type it", () => {
  it.each([
    ["krabe", "KRABE"],
    [" kra-be ", "KRABE"],
    ["K R A B E", "KRABE"],
    ["krábe", "KRABE"],
    ["krabe!!", "KRABE"],
    ["krabexyz", "KRABE"],
    ["12345", ""],
    ["", ""],
  ])("%j becomes %j", (typed, code) => expect(tidied(typed)).toBe(code));

  it("may be a code only with five letters", () => {
    expect(fault("KRAB")).toBe("too-short");
    expect(fault("KRABE")).toBeNull();
  });

  it("holds no letter that is misread", () => {
    for (const letter of "ILOU") expect(fault(`KRAB${letter}`)).toBe("misread");
  });
});

describe("a link where the code belongs", () => {
  const id = "Zq3xJ0m1T8uVb5c7d9eFgA";

  it("leads to its table", () => {
    expect(tableInLink(`http://192.168.1.7:7878/t/${id}`)).toBe(id);
    expect(tableInLink(`https://example.org/t/${id}?tv`)).toBe(id);
  });

  it("is not found in anything else", () => {
    expect(tableInLink("KRABE")).toBeNull();
    expect(tableInLink("https://example.org/t/short")).toBeNull();
  });
});
