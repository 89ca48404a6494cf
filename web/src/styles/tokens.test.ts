/** Every pair of colours that is read together keeps the contrast of WCAG 2.2 AA, in every theme and by every light. */
import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

type Tokens = ReadonlyMap<string, string>;
type Rgb = readonly [number, number, number];

const TEXT = 4.5;
const SHAPE = 3;
const INKS = ["yellow", "red", "blue", "black", "green", "purple", "sea", "gold", "rose", "plain"];
/** As strong as base.css makes it on paper. */
const SOAK = { usual: 0.26, yellow: 0.5 };

const sheet = readFileSync("src/styles/tokens.css", "utf8").replaceAll(/\/\*[^]*?\*\//g, "");

const THEMES: Record<string, string[]> = {
  dark: [":root", ':root[data-theme="dark"]'],
  light: [":root", ':root[data-theme="light"]'],
  contrast: [":root", ':root[data-theme="contrast"]'],
  "dark by moonlight": [":root", ':root[data-theme="dark"]', ':root[data-theme="dark"] [data-light="moon"]'],
  "light by moonlight": [
    ":root",
    ':root[data-theme="light"]',
    ':root[data-theme="light"] [data-light="moon"]',
  ],
};

describe.each(Object.entries(THEMES))("%s", (_, selectors) => {
  const tokens = tokensOf(selectors);
  const colour = (name: string) => parsed(tokens.get(`--${name}`) ?? "").rgb;

  const WOODS = ["wood", "wood-2", "wood-3"];
  test.each(
    WOODS.flatMap((wood) => ["ink", "ink-2", "brass-2", "good", "bad"].map((ink) => [ink, wood] as const)),
  )("%s is read on %s", (ink, wood) => expect(ratio(colour(ink), colour(wood))).toBeGreaterThanOrEqual(TEXT));

  test.each(["ink", "ink-2"])("%s is read where the light falls on the boards", (ink) => {
    const glow = parsed(tokens.get("--glow") ?? "");
    expect(ratio(colour(ink), over(glow.rgb, glow.alpha, colour("wood")))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([
    ["on-brass", "brass"],
    ["on-brass", "brass-2"],
    ["on-parchment", "parchment"],
    ["on-parchment", "parchment-2"],
    ["on-parchment-2", "parchment"],
    ["on-parchment-2", "parchment-2"],
  ])("%s is read on %s", (ink, paper) =>
    expect(ratio(colour(ink), colour(paper))).toBeGreaterThanOrEqual(TEXT),
  );

  test.each(INKS)("the index of a %s card is read, on plain and on washed parchment", (ink) => {
    const soak = ink === "yellow" ? SOAK.yellow : SOAK.usual;
    const washed = over(colour(`wash-${ink}`), soak, colour("parchment"));
    expect(ratio(colour(`suit-${ink}`), colour("parchment"))).toBeGreaterThanOrEqual(TEXT);
    expect(ratio(colour(`suit-${ink}`), washed)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([...WOODS])("the focus ring and brass are seen on %s", (wood) => {
    expect(ratio(colour("focus"), colour(wood))).toBeGreaterThanOrEqual(SHAPE);
    expect(ratio(colour("brass"), colour(wood))).toBeGreaterThanOrEqual(SHAPE);
  });
});

test("a spoilt colour is noticed", () => {
  expect(ratio(parsed("#cdb894").rgb, parsed("#f0dfb8").rgb)).toBeLessThan(TEXT);
});

function tokensOf(selectors: readonly string[]): Tokens {
  const found = new Map<string, string>();
  for (const [, heads = "", body = ""] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const named = heads.split(",").map((head) => head.trim());
    if (!named.some((head) => selectors.includes(head))) continue;
    for (const [, name = "", value = ""] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found.set(name, value.trim());
  }
  return found;
}

function parsed(text: string): { rgb: Rgb; alpha: number } {
  if (text === "transparent") return { rgb: [0, 0, 0], alpha: 0 };
  if (text.startsWith("#")) {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16));
    return { rgb: [r, g, b], alpha: 1 };
  }
  const [r, g, b, alpha = 1] = [...text.matchAll(/[\d.]+/g)].map(Number);
  if (r === undefined || g === undefined || b === undefined) throw new Error(`not a colour: "${text}"`);
  return { rgb: [r, g, b], alpha };
}

function over(top: Rgb, alpha: number, below: Rgb): Rgb {
  const mixed = (at: 0 | 1 | 2) => alpha * top[at] + (1 - alpha) * below[at];
  return [mixed(0), mixed(1), mixed(2)];
}

function ratio(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
