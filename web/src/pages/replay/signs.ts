/** The signs on the buttons, drawn alike: on a field of 512 by 512, and each the mirror image of its counterpart. */

const RIGHT = "l120 176l-120 176h-72l120-176l-120-176z";
const LEFT = "l-120 176l120 176h72l-120-176l120-176z";

export const PLAY = "M112 64l304 192l-304 192z";
export const PAUSE = "M120 72h96v368h-96zM296 72h96v368h-96z";
export const FORWARD = {
  step: `M232 80${RIGHT}`,
  trick: `M144 80${RIGHT}M320 80${RIGHT}`,
  round: `M88 80${RIGHT}M248 80${RIGHT}M404 80h64v352h-64z`,
  end: `M200 80${RIGHT}M376 80h68v352h-68z`,
} as const;
export const BACK = {
  step: `M280 80${LEFT}`,
  trick: `M368 80${LEFT}M192 80${LEFT}`,
  round: `M424 80${LEFT}M264 80${LEFT}M44 80h64v352h-64z`,
  end: `M312 80${LEFT}M68 80h68v352h-68z`,
} as const;
