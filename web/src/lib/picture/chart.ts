/** The totals over the rounds, as on the page. */

import { scaleOf, SHAPES, written } from "../chart";
import type { Result } from "../picture";
import { LINES, type Palette, TEXT } from "./colours";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LABEL = 22;
const [MARGIN_LEFT, MARGIN_END] = [62, 14];

/** All lists are by seat. */
export function drawChart(
  context: CanvasRenderingContext2D,
  { points, crests = [] }: Pick<Result, "points" | "crests">,
  box: Box,
  palette: Palette,
): void {
  const { low, high, marks } = scaleOf(points.flat());
  const last = Math.max(1, points.length - 1);
  const x = (index: number) => box.x + MARGIN_LEFT + (index / last) * (box.width - MARGIN_LEFT - MARGIN_END);
  const y = (total: number) => box.y + box.height - ((total - low) / (high - low)) * box.height;

  context.font = `${LABEL}px ${TEXT}`;
  context.textAlign = "end";
  for (const mark of marks) {
    context.strokeStyle = palette.edge;
    context.lineWidth = mark === 0 ? 3 : 1;
    line(context, [
      [box.x + MARGIN_LEFT, y(mark)],
      [box.x + box.width, y(mark)],
    ]);
    context.fillStyle = palette.quiet;
    context.fillText(written(mark), box.x + MARGIN_LEFT - 12, y(mark) + LABEL / 3);
  }
  const seats = points[0]?.length ?? 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const crest = crests[seat] ?? seat;
    context.strokeStyle = LINES[crest % LINES.length] ?? palette.ink;
    context.lineWidth = 4;
    context.lineJoin = "round";
    line(
      context,
      points.map((totals, index) => [x(index), y(totals[seat] ?? 0)]),
    );
    points.forEach((totals, index) => drawMark(context, crest, [x(index), y(totals[seat] ?? 0)], palette));
  }
}

/** The shape for this crest, also shown beside the name. */
export function drawMark(
  context: CanvasRenderingContext2D,
  crest: number,
  [x, y]: readonly [number, number],
  palette: Palette,
  size = 1.9,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  const shape = new Path2D(SHAPES[crest % SHAPES.length]);
  context.fillStyle = LINES[crest % LINES.length] ?? palette.ink;
  context.strokeStyle = palette.wood;
  context.lineWidth = 0.8;
  context.fill(shape);
  context.stroke(shape);
  context.restore();
}

function line(context: CanvasRenderingContext2D, way: readonly (readonly [number, number])[]): void {
  context.beginPath();
  for (const [x, y] of way) context.lineTo(x, y);
  context.stroke();
}
