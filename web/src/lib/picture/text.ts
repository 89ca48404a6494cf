/** Fits text into a space. */

export interface Place {
  x: number;
  y: number;
  width: number;
}

type Measured = Pick<CanvasRenderingContext2D, "font" | "measureText">;

/** As much of the text as fits, with an ellipsis for the rest. */
export function shortened(context: Measured, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && context.measureText(`${letters.join("").trimEnd()}…`).width > width)
    letters.pop();
  return `${letters.join("").trimEnd()}…`;
}

/** Lines, broken between words. */
export function lines(context: Measured, text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const longer = found.length > 0 ? `${found.at(-1)} ${word}` : word;
    if (found.length > 0 && context.measureText(longer).width <= width) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found.map((line) => shortened(context, line, width));
}

/** The largest font size, from `largest` pixels down, with which the text fits on this many lines. */
export function fitted(
  context: Measured,
  text: string,
  { font, largest, width, most }: { font: string; largest: number; width: number; most: number },
): { size: number; lines: string[] } {
  const least = largest / 2;
  for (let size = largest; ; size -= 2) {
    context.font = `${size}px ${font}`;
    const broken = lines(context, text, width);
    if (size <= least || (broken.length <= most && !broken.some((line) => line.endsWith("…"))))
      return { size, lines: broken.slice(0, most) };
  }
}
