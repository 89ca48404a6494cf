import { beforeAll, describe, expect, test } from "vitest";

import { type Language, LANGUAGES, maybe, speak, speakOf } from "../../lib/words.svelte";
import { explainedOf } from "./explained";

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1);
const coloured = (colours: string, most: number) =>
  [...colours].flatMap((colour) => numbers(most).map((number) => `${colour}${number}`));
const QUEENS = "rose cake rainbow starfish ladybug moon peacock sunflower cat dog pancake heart".split(" ");

/** Everything that lies on a table or is held. */
const THINGS: Record<string, string[]> = {
  "skull-king": [...coloured("YRBK", 13), "E", "P", "M", "SM", "SK"],
  "skull-king-dice": ["SK", "P", "M", "K", "B", "R", "Y", "K:7", "Y:flag", "M:skull", "SK:flag"],
  "skull-queen": [...coloured("RYGB", 12), "0", "13"],
  "sleeping-queens": [
    ...numbers(10).map(String),
    ..."king jester knight potion dragon wand".split(" "),
    ...QUEENS.map((queen) => `queen:${queen}`),
  ],
};

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await Promise.all(["explain", ...Object.keys(THINGS)].map(speakOf));
  });

  test.each(Object.keys(THINGS))("every thing of %s is explained", async (game) => {
    const explained = await explainedOf(game);
    for (const code of THINGS[game] ?? []) {
      expect(explained.nameOf(code)).not.toBe(code === "13" || code === "0" ? code : "");
      const keys = explained.keysOf(code);
      expect(keys.length).toBeGreaterThan(0);
      for (const key of keys)
        expect(maybe("explain", `${game}-${key}`, explained.args?.(code) ?? {}), `${game} ${code}`).toMatch(
          /\(S[KDQL]-\d\d/,
        );
    }
  });
});

test("a flag says so first, and special numbers have words of their own", async () => {
  expect((await explainedOf("skull-king-dice")).keysOf("M:flag")).toEqual(["flag", "M"]);
  expect((await explainedOf("skull-queen")).keysOf("B8")).toEqual(["8"]);
  expect((await explainedOf("skull-queen")).keysOf("B12")).toEqual(["number"]);
  expect((await explainedOf("sleeping-queens")).keysOf("queen:cat")).toEqual(["queen", "rival"]);
});
