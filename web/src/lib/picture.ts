/**
 * Draws the result of a game as a picture for sharing; fetches nothing. The caller gives the words; the cover, if there
 * is one, is a drawing on the page.
 */

import { written } from "./chart";
import { type Box, drawChart, drawMark } from "./picture/chart";
import { type Palette, paletteOf, TEXT, TITLE } from "./picture/colours";
import { paint } from "./picture/svg";
import { fitted, shortened } from "./picture/text";

/** All lists are by seat. `points` are the totals at each point of the chart. */
export interface Result {
  game: string;
  names: readonly string[];
  scores: readonly number[];
  places: readonly number[];
  points: readonly (readonly number[])[];
  /** The number of the crest, with its colour and shape; without it, those of the seat. */
  crests?: readonly number[];
  /** The text while nobody has won. */
  headline?: string;
  /** A warning about it. */
  note?: string;
}

export interface Captions {
  title: string;
  headline: string;
  date: string;
  /** Who drew it. */
  by: string;
}

export interface Row {
  seat: number;
  place: number;
  name: string;
  score: number;
}

interface Layout {
  size: [width: number, height: number];
  cover: Box;
  head: Box;
  list: { x: number; width: number; row: number };
  foot: number;
}

/** Wide as in link previews, tall as a phone's screen. */
export const LAYOUTS = {
  wide: {
    size: [1200, 630],
    cover: { x: 46, y: 46, width: 403, height: 538 },
    head: { x: 492, y: 46, width: 662, height: 130 },
    list: { x: 492, width: 662, row: 46 },
    foot: 584,
  },
  tall: {
    size: [1080, 1350],
    cover: { x: 60, y: 60, width: 360, height: 480 },
    head: { x: 460, y: 60, width: 560, height: 480 },
    list: { x: 60, width: 960, row: 68 },
    foot: 1290,
  },
} as const satisfies Record<string, Layout>;
export type Shape = keyof typeof LAYOUTS;
const MANY = 4;

/** The best first; equal places in seat order. */
export function rowsOf({ names, scores, places }: Result): Row[] {
  return names
    .map((name, seat) => ({ seat, name, place: places[seat] ?? names.length, score: scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

/** With many players each row is smaller, so that the chart keeps its size. */
function layoutFor(shape: Shape, players: number): Layout {
  const layout: Layout = LAYOUTS[shape];
  if (shape === "tall" || players <= MANY) return layout;
  return { ...layout, head: { ...layout.head, height: 92 }, list: { ...layout.list, row: 37 } };
}

/** Draws the whole picture and sets the canvas size. */
export async function drawResult(
  canvas: HTMLCanvasElement,
  result: Result,
  { captions, shape, cover }: { captions: Captions; shape: Shape; cover?: Element | null },
): Promise<void> {
  await fontsAreThere();
  const layout = layoutFor(shape, result.names.length);
  [canvas.width, canvas.height] = layout.size;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser draws no pictures");
  const palette = paletteOf(result.game);
  drawTable(context, layout.size, palette);
  if (cover) drawCover(context, cover, { ...layout, title: captions.title });
  drawHead(context, captions, layout.head, palette);
  const top = Math.max(
    layout.head.y + layout.head.height,
    shape === "tall" ? layout.cover.y + layout.cover.height : 0,
  );
  const under = drawList(context, result, { ...layout.list, y: top + (shape === "tall" ? 40 : 6) }, palette);
  const room = layout.foot - under - 92;
  if (result.points.length > 1 && room > 70)
    drawChart(
      context,
      result,
      { x: layout.list.x, y: under + 30, width: layout.list.width, height: room },
      palette,
    );
  if (result.note) drawNote(context, result.note, layout, palette);
  drawFoot(context, captions, layout, palette);
}

async function fontsAreThere(): Promise<void> {
  const wanted = [`40px ${TITLE}`, `40px ${TEXT}`, `700 40px ${TEXT}`];
  await Promise.all(wanted.map((font) => document.fonts.load(font))).catch(() => undefined);
}

/** A wooden background in lamplight, with a brass border. */
function drawTable(
  context: CanvasRenderingContext2D,
  [width, height]: readonly [number, number],
  palette: Palette,
): void {
  context.fillStyle = palette.wood;
  context.fillRect(0, 0, width, height);
  const boards = Math.round(height / 158);
  for (let n = 0; n < boards; n += 1) {
    const y = (n * height) / boards;
    context.fillStyle = n % 2 ? palette.board : palette.wood;
    context.fillRect(0, y, width, height / boards);
    context.strokeStyle = "rgb(0 0 0 / 0.16)";
    context.lineWidth = 2;
    for (let grain = 1; grain < 6; grain += 1) {
      const at = y + (grain * height) / boards / 6;
      const bend = 9 * Math.sin(7 * n + 3 * grain);
      context.beginPath();
      context.moveTo(0, at);
      context.bezierCurveTo(width * 0.3, at + bend, width * 0.6, at - bend, width, at + bend / 2);
      context.stroke();
    }
    context.fillStyle = "rgb(0 0 0 / 0.45)";
    context.fillRect(0, y - 1, width, 3);
  }
  const light = context.createRadialGradient(
    width / 2,
    height * 0.4,
    0,
    width / 2,
    height * 0.4,
    width * 0.75,
  );
  light.addColorStop(0, palette.glow);
  light.addColorStop(1, "rgb(0 0 0 / 0.45)");
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = palette.brass;
  context.lineWidth = 4;
  context.strokeRect(16, 16, width - 32, height - 32);
  context.lineWidth = 1.5;
  context.strokeRect(25, 25, width - 50, height - 50);
}

/** The game's poster, 300 by 400 in its own units, with its title at the bottom. */
function drawCover(
  context: CanvasRenderingContext2D,
  drawing: Element,
  { cover, title }: { cover: Box; title: string },
): void {
  context.save();
  context.shadowColor = "rgb(0 0 0 / 0.6)";
  context.shadowBlur = 24;
  context.fillRect(cover.x, cover.y, cover.width, cover.height);
  context.restore();
  context.save();
  context.beginPath();
  context.roundRect(cover.x, cover.y, cover.width, cover.height, 14);
  context.clip();
  context.translate(cover.x, cover.y);
  context.scale(cover.width / 300, cover.height / 400);
  paint(context, drawing);
  const { size, lines } = fitted(context, title, { font: TITLE, largest: 34, width: 250, most: 3 });
  context.textAlign = "center";
  context.fillStyle = "#fff3d8";
  context.shadowColor = "rgb(0 0 0 / 0.8)";
  context.shadowBlur = 8;
  lines.forEach((line, n) => context.fillText(line, 150, 376 - (lines.length - 1 - n) * size * 0.95));
  context.restore();
}

function drawHead(
  context: CanvasRenderingContext2D,
  { headline, date }: Captions,
  box: Box,
  palette: Palette,
): void {
  const isTall = box.height > 200;
  const options = { font: TITLE, largest: isTall ? 84 : 62, width: box.width, most: isTall ? 4 : 2 };
  const { size, lines } = fitted(context, headline, options);
  const height = lines.length * size + (isTall ? 60 : 0);
  const top = box.y + Math.max(0, (box.height - height) / 2);
  context.textAlign = "center";
  context.fillStyle = palette.bright;
  lines.forEach((line, n) => context.fillText(line, box.x + box.width / 2, top + (n + 0.78) * size));
  if (!isTall) return;
  context.font = `30px ${TEXT}`;
  context.fillStyle = palette.quiet;
  context.fillText(date, box.x + box.width / 2, top + lines.length * size + 44);
}

/** Draws the players by place; returns where the list ends. */
function drawList(
  context: CanvasRenderingContext2D,
  result: Result,
  { x, y, width, row }: { x: number; y: number; width: number; row: number },
  palette: Palette,
): number {
  const type = Math.round(row * 0.62);
  const { crests = [] } = result;
  const rows = rowsOf(result);
  rows.forEach(({ seat, place, name, score }, n) => {
    const base = y + n * row + row * 0.68;
    context.fillStyle = place === 1 ? "rgb(255 255 255 / 0.09)" : "rgb(0 0 0 / 0.16)";
    context.beginPath();
    context.roundRect(x, y + n * row + 2, width, row - 4, 10);
    context.fill();
    context.font = `700 ${type}px ${TEXT}`;
    context.textAlign = "end";
    context.fillStyle = palette.bright;
    context.fillText(`${place}.`, x + 1.5 * type, base);
    context.fillText(written(score), x + width - 16, base);
    const most = width - 5 * type - context.measureText(written(score)).width;
    context.textAlign = "start";
    context.fillStyle = palette.ink;
    context.font = `${place === 1 ? 700 : 400} ${type}px ${TEXT}`;
    context.fillText(shortened(context, name, most), x + 3.1 * type, base);
    drawMark(context, crests[seat] ?? seat, [x + 2.3 * type, base - type * 0.3], palette, type / 14);
  });
  return y + rows.length * row;
}

/** Between the chart and the foot. */
function drawNote(
  context: CanvasRenderingContext2D,
  note: string,
  { list, foot }: Layout,
  palette: Palette,
): void {
  context.font = `700 24px ${TEXT}`;
  context.textAlign = "start";
  context.fillStyle = palette.ink;
  context.fillText(shortened(context, `⚠ ${note}`, list.width), list.x, foot - 34);
}

function drawFoot(
  context: CanvasRenderingContext2D,
  { date, by }: Captions,
  { size: [width, height], list, foot }: Layout,
  palette: Palette,
): void {
  context.font = `30px ${TITLE}`;
  context.textAlign = "end";
  context.fillStyle = palette.bright;
  context.fillText(by, list.x + list.width, foot);
  if (height > width) return;
  context.font = `24px ${TEXT}`;
  context.textAlign = "start";
  context.fillStyle = palette.quiet;
  context.fillText(date, list.x, foot);
}
