/** Fixed colours: a picture leaves the page, so its theme does not matter. */

export interface Palette {
  wood: string;
  board: string;
  edge: string;
  ink: string;
  quiet: string;
  brass: string;
  bright: string;
  glow: string;
}

const LANTERN: Palette = {
  wood: "#24140b",
  board: "#2f1b10",
  edge: "#6b4528",
  ink: "#f3e6cc",
  quiet: "#cdb894",
  brass: "#d9a441",
  bright: "#f0c872",
  glow: "rgb(255 160 70 / 0.3)",
};

const MOON: Palette = {
  wood: "#0f1424",
  board: "#182036",
  edge: "#445280",
  ink: "#eaeefc",
  quiet: "#b6c0e2",
  brass: "#b9c4ef",
  bright: "#dbe2ff",
  glow: "rgb(150 180 255 / 0.3)",
};

export function paletteOf(game: string): Palette {
  return game === "sleeping-queens" ? MOON : LANTERN;
}

/** One for each seat, as on the page's own charts in the lantern theme. */
export const LINES = [
  "#f0c872",
  "#8ecbff",
  "#ff9d87",
  "#9fdc94",
  "#d8b4ff",
  "#ffffff",
  "#6fe0d2",
  "#ffb6d5",
] as const;

export const TITLE = '"IM Fell Double Pica SC", Georgia, serif';
export const TEXT = '"Alegreya Sans", system-ui, sans-serif';
