/**
 * Paints an SVG drawing of the page on a canvas. Our policy forbids images made from text, so the usual way is closed:
 * this paints the shapes one by one, with the style sheet's styles.
 */

type Shape = SVGPathElement | SVGRectElement | SVGCircleElement | SVGEllipseElement;

/** In the units of the drawing's view box. */
export function paint(context: CanvasRenderingContext2D, drawing: Element): void {
  for (const child of drawing.children) {
    if (!(child instanceof SVGGraphicsElement) || child instanceof SVGDefsElement) continue;
    const style = getComputedStyle(child);
    context.save();
    const matrix = child.transform.baseVal.consolidate()?.matrix;
    if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    context.globalAlpha *= Number(style.opacity);
    if (child instanceof SVGTextElement) write(context, child, style);
    else if (child.children.length > 0) paint(context, child);
    else fillAndStroke(context, child as Shape, style);
    context.restore();
  }
}

function fillAndStroke(context: CanvasRenderingContext2D, shape: Shape, style: CSSStyleDeclaration): void {
  const outline = outlineOf(shape);
  const gradient = /^url\("?#(.+?)"?\)/.exec(style.fill)?.[1];
  if (gradient && shape instanceof SVGRectElement) fillWith(context, shape, gradient);
  else if (style.fill !== "none") {
    context.fillStyle = style.fill;
    context.fill(outline);
  }
  if (style.stroke === "none") return;
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.setLineDash((style.strokeDasharray.match(/[\d.]+/g) ?? []).map(Number));
  context.stroke(outline);
}

function outlineOf(shape: Shape): Path2D {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute("d") ?? "");
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  const outline = new Path2D();
  if (shape instanceof SVGRectElement)
    outline.roundRect(number("x"), number("y"), number("width"), number("height"), number("rx"));
  else
    outline.ellipse(
      number("cx"),
      number("cy"),
      number("rx") || number("r"),
      number("ry") || number("r"),
      0,
      0,
      2 * Math.PI,
    );
  return outline;
}

/** A gradient is relative to the box that it fills. */
function fillWith(context: CanvasRenderingContext2D, shape: SVGRectElement, id: string): void {
  const found = shape.ownerSVGElement?.querySelector(`#${CSS.escape(id)}`);
  if (!found) return;
  const number = (name: string) => Number(found.getAttribute(name) ?? 0);
  const [x, y] = [number("cx"), number("cy")];
  const gradient =
    found instanceof SVGRadialGradientElement
      ? context.createRadialGradient(x, y, 0, x, y, number("r"))
      : context.createLinearGradient(0, 0, number("x2"), number("y2"));
  for (const stop of found.querySelectorAll("stop")) {
    const { stopColor, stopOpacity } = getComputedStyle(stop);
    gradient.addColorStop(
      Number(stop.getAttribute("offset") ?? 0),
      seenThrough(stopColor, Number(stopOpacity)),
    );
  }
  const { x: left, y: top, width, height } = shape;
  context.save();
  context.translate(left.baseVal.value, top.baseVal.value);
  context.scale(width.baseVal.value, height.baseVal.value);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1, 1);
  context.restore();
}

function seenThrough(colour: string, opacity: number): string {
  return `color-mix(in srgb, ${colour} ${100 * opacity}%, transparent)`;
}

function write(context: CanvasRenderingContext2D, text: SVGTextElement, style: CSSStyleDeclaration): void {
  context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textAlign = style.textAnchor === "middle" ? "center" : "start";
  context.fillStyle = style.fill;
  context.fillText(
    text.textContent,
    Number(text.getAttribute("x") ?? 0),
    Number(text.getAttribute("y") ?? 0),
  );
}
