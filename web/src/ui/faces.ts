/** Faces for emotes, as paths of 512 by 512 like all icons: a ring with eyes and a mouth, to be read at a glance. */

const RING = "M256 16a240 240 0 1 0 .1 0zM256 62a194 194 0 1 1-.1 0z";

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A thick line that rises to the middle and falls again, or the other way round where `high` is negative. */
function bow(x: number, y: number, { wide, high }: { wide: number; high: number }): string {
  const [left, right, thick] = [x - wide / 2, x + wide / 2, 34];
  const [top, under] = high > 0 ? [0, thick] : [thick, 0];
  return (
    `M${left} ${y + top}Q${x} ${y - 2 * high + top} ${right} ${y + top}` +
    `L${right - 10} ${y + under}Q${x} ${y - 2 * high + under + (high > 0 ? 14 : -14)} ${left + 10} ${y + under}z`
  );
}

const SMILE = bow(256, 310, { wide: 230, high: -42 });
const FROWN = bow(256, 376, { wide: 200, high: 34 });
const TEAR = (x: number) => `M${x} 246c40 60 34 104 0 104s-40-44 0-104z`;
const Z = (x: number, y: number, size: number) =>
  `M${x} ${y}h${size}v${0.26 * size}l${-0.58 * size} ${0.5 * size}h${0.58 * size}v${0.26 * size}h${-size}v${-0.26 * size}` +
  `l${0.58 * size} ${-0.5 * size}h${-0.58 * size}z`;

export const LAUGH =
  RING +
  bow(168, 206, { wide: 100, high: 26 }) +
  bow(344, 206, { wide: 100, high: 26 }) +
  "M122 274H390Q380 414 256 414Q132 414 122 274z";
export const WINK = RING + dot(172, 204, 34) + bow(342, 196, { wide: 108, high: 20 }) + SMILE;
export const CRY =
  RING +
  bow(168, 184, { wide: 100, high: -20 }) +
  bow(344, 184, { wide: 100, high: -20 }) +
  TEAR(168) +
  TEAR(344) +
  FROWN;
export const ANGRY =
  RING +
  "M104 150L222 196L210 230L92 184zM408 150L290 196L302 230L420 184z" +
  dot(180, 252, 28) +
  dot(332, 252, 28) +
  FROWN;
export const SHOCKED = RING + dot(172, 202, 42) + dot(340, 202, 42) + "M256 276a58 72 0 1 0 .1 0z";
export const THINK =
  RING +
  dot(196, 214, 30) +
  dot(352, 214, 30) +
  "M136 150q56-40 112-8l-14 30q-42-24-80 4zM196 356l148-40 8 34-148 40z";
/** Beside the face, not in it: it is asleep. */
export const SLEEP =
  "M214 92a202 202 0 1 0 .1 0zM214 134a160 160 0 1 1-.1 0z" +
  bow(146, 268, { wide: 92, high: -18 }) +
  bow(282, 268, { wide: 92, high: -18 }) +
  dot(214, 384, 26) +
  Z(330, 20, 150) +
  Z(440, 196, 66);
/** Two hands that meet, and how that sounds. */
export const CLAP =
  "M150 494l-92-92q-26-30 0-58l36-36-52-58q-12-24 10-38t40 6l92 98q10-64 40-70t32 34l-6 96q0 60-42 98z" +
  "M362 494l92-92q26-30 0-58l-36-36 52-58q12-24-10-38t-40 6l-92 98q-10-64-40-70t-32 34l6 96q0 60 42 98z" +
  "M238 24h36v104h-36zM112 52l32-16 46 92-32 16zM400 52l-32-16-46 92 32 16z";
