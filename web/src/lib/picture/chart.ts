/** The totals over the rounds, as on the page. */

import { scaleOf, SHAPES, written } from "../chart";
import { LINES, type Palette, TEXT } from "./colours";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const LABEL = 22;
const [MARGIN_LEFT, MARGIN_END] = [62, 14];

export function drawChart(
  context: CanvasRenderingContext2D,
  points: readonly (readonly number[])[],
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
    context.strokeStyle = LINES[seat % LINES.length] ?? palette.ink;
    context.lineWidth = 4;
    context.lineJoin = "round";
    line(
      context,
      points.map((totals, index) => [x(index), y(totals[seat] ?? 0)]),
    );
    points.forEach((totals, index) => drawMark(context, seat, [x(index), y(totals[seat] ?? 0)], palette));
  }
}

/** A seat's sign, which is also beside its name. */
export function drawMark(
  context: CanvasRenderingContext2D,
  seat: number,
  [x, y]: readonly [number, number],
  palette: Palette,
  size = 1.9,
): void {
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  const shape = new Path2D(SHAPES[seat % SHAPES.length]);
  context.fillStyle = LINES[seat % LINES.length] ?? palette.ink;
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
