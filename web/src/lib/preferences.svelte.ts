/** Preferences of this browser: look, sound, motion, how cards are played. Stored between visits. */

import { remember, remembered } from "./memory";

export const THEMES = ["auto", "dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
/** The pace of a game, the slowest first; a server's bots have the same words. */
export const PACES = ["slow", "normal", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** Factor for how long everything is shown. */
const TIMES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.5, instant: 0.2 };

/** In percent of the usual size. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** The style sheet's default text size if the browser's is unchanged: see base.css. */
const USUAL_PX = 17;
/** From this text scale on, side-by-side parts are stacked. */
const LARGE = 1.4;
/** Sizes of a window in pixels, at the usual text size. A window that is narrower or smaller has little room. */
const NARROW = 280;
const CRAMPED = { width: 600, height: 280 };
/** From this size on, there is room for two things side by side. */
const WIDE = { width: 960, height: 480 };

interface Chosen {
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** Notify me of my turn while the page is hidden. */
  notify: boolean;
  /** A single tap plays a card; otherwise the first lifts it. */
  oneTap: boolean;
  /** Play a card automatically if it is the only choice. */
  playForced: boolean;
  /** The table is on a big screen: show only the hand here. */
  handOnly: boolean;
}

/** The default theme is lantern; if the device asks for contrast, that theme comes first. */
const USUAL: Chosen = {
  theme: "dark",
  textSize: 100,
  motion: "auto",
  pace: "normal",
  sound: false,
  notify: false,
  oneTap: false,
  playForced: false,
  handOnly: false,
};

class Preferences {
  theme = $state<Theme>(USUAL.theme);
  textSize = $state<TextSize>(USUAL.textSize);
  /** The text scale: from this page's setting and the browser's. */
  scale = $state(1);
  /** Whether the window has room for two things side by side, at the present text size. */
  isWide = $state(false);
  motion = $state<Motion>(USUAL.motion);
  pace = $state<Pace>(USUAL.pace);
  sound = $state(USUAL.sound);
  notify = $state(USUAL.notify);
  oneTap = $state(USUAL.oneTap);
  playForced = $state(USUAL.playForced);
  handOnly = $state(USUAL.handOnly);

  constructor() {
    if (matchMedia("(prefers-contrast: more)").matches) this.theme = "auto";
    Object.assign(this, chosenBefore());
    addEventListener("resize", () => this.applyRoom());
  }

  /** Sets, stores and applies a preference. */
  choose(changes: Partial<Chosen>): void {
    Object.assign(this, changes);
    const { theme, textSize, motion, pace, sound, notify, oneTap, playForced, handOnly } = this;
    const kept = { theme, textSize, motion, pace, sound, notify, oneTap, playForced, handOnly };
    remember("preferences", JSON.stringify(kept));
    this.apply();
  }

  /** Applies the preferences to the style sheet. */
  apply(): void {
    const dark = !matchMedia("(prefers-color-scheme: light)").matches;
    const contrast = matchMedia("(prefers-contrast: more)").matches;
    const auto = contrast ? "contrast" : dark ? "dark" : "light";
    document.documentElement.dataset.theme = this.theme === "auto" ? auto : this.theme;
    document.documentElement.dataset.motion = this.still ? "off" : "full";
    this.applyTextSize();
  }

  private applyTextSize(): void {
    const root = document.documentElement;
    root.style.setProperty("--text-size", String(this.textSize / 100));
    this.scale = (parseFloat(getComputedStyle(root).fontSize) || USUAL_PX) / USUAL_PX;
    root.toggleAttribute("data-large", this.scale >= LARGE);
    this.applyRoom();
  }

  /** Media queries do not see the text size chosen here. */
  private applyRoom(): void {
    const root = document.documentElement;
    // A phone whose page is too wide for a moment reports a larger innerWidth.
    const width = (root.clientWidth || innerWidth) / this.scale;
    const height = (root.clientHeight || innerHeight) / this.scale;
    const isNarrow = width < NARROW;
    const isCramped = isNarrow || (width <= CRAMPED.width && height <= CRAMPED.height);
    this.isWide = width >= WIDE.width && height >= WIDE.height;
    root.toggleAttribute("data-narrow", isNarrow);
    root.toggleAttribute("data-cramped", isCramped);
  }

  /** Factor for how long everything is shown. */
  get times(): number {
    return TIMES[this.pace];
  }

  /** Whether animations are off. */
  get still(): boolean {
    if (this.motion !== "auto") return this.motion === "off";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const preferences = new Preferences();

function chosenBefore(): Partial<Chosen> {
  try {
    const kept: unknown = JSON.parse(remembered("preferences") ?? "{}");
    return sensible(typeof kept === "object" && kept !== null ? kept : {});
  } catch {
    return {};
  }
}

/** Validates stored values: an older version or a person may have written them. */
function sensible(kept: object): Partial<Chosen> {
  const found = Object.entries(kept).filter(([key, value]) => {
    if (key === "theme") return THEMES.includes(value);
    if (key === "motion") return MOTIONS.includes(value);
    if (key === "pace") return PACES.includes(value);
    if (key === "textSize") return TEXT_SIZES.includes(value);
    return key in USUAL && typeof value === "boolean";
  });
  return Object.fromEntries(found);
}
