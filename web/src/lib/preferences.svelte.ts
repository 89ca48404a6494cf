/** What a person has chosen for this browser: look, sound, motion, how cards are played. Kept from visit to visit. */

import { remember, remembered } from "./memory";

export const THEMES = ["auto", "dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
export const MOTIONS = ["auto", "full", "off"] as const;
export type Motion = (typeof MOTIONS)[number];
/** How quickly a game goes on, from the slowest; the bots of a server have the same words. */
export const PACES = ["slow", "normal", "quick", "instant"] as const;
export type Pace = (typeof PACES)[number];
/** So many times as long as usual everything is shown. */
const TIMES: Readonly<Record<Pace, number>> = { slow: 1.6, normal: 1, quick: 0.5, instant: 0.2 };

/** In percent of the usual size. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
/** The style's own size of text, where the browser's is not changed: see base.css. */
const USUAL_PX = 17;
/** From so many times the usual size on, things stand below one another that stood side by side. */
const LARGE = 1.4;
/** Pixels of a window, for text of the usual size. Narrower, or as small as that: there is little room. */
const NARROW = 280;
const CRAMPED = { width: 600, height: 280 };
/** From here on there is room for two things side by side. */
const WIDE = { width: 960, height: 480 };

interface Chosen {
  theme: Theme;
  textSize: TextSize;
  motion: Motion;
  pace: Pace;
  sound: boolean;
  /** A notification tells of one's turn while the page is not looked at. */
  notify: boolean;
  /** A single tap plays a card; otherwise the first lifts it. */
  oneTap: boolean;
  /** A card that is the only choice is played by itself. */
  playForced: boolean;
  /** The table is on a big screen: this one shows the hand alone. */
  handOnly: boolean;
}

/** Lantern light is how this table is meant to look; whoever asks the device for contrast gets that first. */
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
  /** How many times the usual size text has: by what was chosen here, and in the browser. */
  scale = $state(1);
  /** Whether the window has room for two things side by side, at this size of text. */
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

  /** Sets, keeps and applies. */
  choose(changes: Partial<Chosen>): void {
    Object.assign(this, changes);
    const { theme, textSize, motion, pace, sound, notify, oneTap, playForced, handOnly } = this;
    const kept = { theme, textSize, motion, pace, sound, notify, oneTap, playForced, handOnly };
    remember("preferences", JSON.stringify(kept));
    this.apply();
  }

  /** Tells the style sheet. */
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

  /** Media queries know nothing of the size of text that was chosen here. */
  private applyRoom(): void {
    const [width, height] = [innerWidth / this.scale, innerHeight / this.scale];
    const isNarrow = width < NARROW;
    const isCramped = isNarrow || (width <= CRAMPED.width && height <= CRAMPED.height);
    this.isWide = width >= WIDE.width && height >= WIDE.height;
    document.documentElement.toggleAttribute("data-narrow", isNarrow);
    document.documentElement.toggleAttribute("data-cramped", isCramped);
  }

  /** So many times as long as usual everything is shown. */
  get times(): number {
    return TIMES[this.pace];
  }

  /** Whether nothing shall move. */
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

/** Whatever an older version or somebody's hand left there. */
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
