/** Lines that many drawings share, computed once. */

const round = (value: number): string => value.toFixed(1);

/** Rays around a point, as wide as the gaps between them. */
export function rays(count: number, x: number, y: number, length: number, inner = 0): string {
  const step = Math.PI / count;
  return Array.from({ length: count }, (_, ray) => {
    const [left, right] = [step * (2 * ray - 0.5), step * (2 * ray + 0.5)];
    const at = (angle: number, r: number) =>
      `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
    return inner
      ? `M${at(left, inner)}L${at(left, length)} ${at(right, length)} ${at(right, inner)}z`
      : `M${round(x)} ${round(y)}L${at(left, length)} ${at(right, length)}z`;
  }).join("");
}

/** A star of `points` points with its first one upwards. */
export function star(points: number, x: number, y: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const [angle, r] = [(Math.PI * corner) / points, corner % 2 ? inner : outer];
    return `${round(x + r * Math.sin(angle))} ${round(y - r * Math.cos(angle))}`;
  });
  return `M${corners.join("L")}z`;
}

/** Slanting lines over a field, thicker towards the lower right: an engraver's shadow. */
export function hatching(size: number, lines: number, thickest: number): string {
  return Array.from({ length: lines }, (_, line) => {
    const at = (size * 2 * (line + 0.5)) / lines;
    const wide = thickest * Math.max(0, (line / lines - 0.35) / 0.65);
    if (wide <= 0) return "";
    return `M${round(at)} 0L${round(at + wide)} 0 ${round(at + wide - size)} ${round(size)} ${round(at - size)} ${round(size)}z`;
  }).join("");
}

/** Waves from left to right, closed downwards. */
export function waves(
  x: number,
  y: number,
  width: number,
  length: number,
  height: number,
  depth: number,
): string {
  const crests = Math.ceil(width / length);
  const crest = `q${round(length / 4)} ${round(-height)} ${round(length / 2)} 0t${round(length / 2)} 0`;
  return `M${round(x)} ${round(y)}${crest.repeat(crests)}v${round(depth)}H${round(x)}z`;
}

/** A blot of water colour: round, but not quite. */
export function blot(x: number, y: number, r: number, bumps: readonly number[]): string {
  const points = bumps.map((bump, index) => {
    const angle = (2 * Math.PI * index) / bumps.length;
    return [x + r * bump * Math.sin(angle), y - r * bump * Math.cos(angle)] as const;
  });
  const between = points.map(([ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  });
  const curves = points.map(([px, py], index) => `Q${round(px)} ${round(py)} ${between[index] ?? ""}`);
  return `M${between.at(-1) ?? ""}${curves.join("")}z`;
}

/** Round spots: x, y and radius of each. */
export function dots(spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(
      ([x, y, r]) => `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
    )
    .join("");
}

/** Petals from a middle to `length`, rounded at their ends: all around, or in a fan of that part of the circle. */
export function petals(count: number, x: number, y: number, length: number, wide: number, part = 1): string {
  const step = part === 1 ? (2 * Math.PI) / count : (2 * Math.PI * part) / (count - 1);
  const first = part === 1 ? 0 : -Math.PI * part;
  return Array.from({ length: count }, (_, petal) => {
    const [sin, cos] = [Math.sin(first + step * petal), Math.cos(first + step * petal)];
    const at = (along: number, aside: number) =>
      `${round(x + along * sin + aside * cos)} ${round(y - along * cos + aside * sin)}`;
    return `M${at(length * 0.3, 0)}L${at(length - wide, wide)}A${wide} ${wide} 0 0 0 ${at(length - wide, -wide)}z`;
  }).join("");
}
