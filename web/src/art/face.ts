/** What is printed on a card. Each game has its own table from a card's code to its face. */
export interface Face {
  /** Text in the corner, such as "12"; empty for cards without a number. */
  corner: string;
  /** Path of the suit's sign, on a field of 512 by 512: suits are known by their shape, not by colour alone. */
  sign?: string;
  /** Path of the picture, on a field of 512 by 512. */
  picture: string;
  ink: Ink;
  /** The printed name of a special card. */
  title?: string;
}

export type Ink =
  "yellow" | "red" | "blue" | "black" | "green" | "purple" | "sea" | "gold" | "rose" | "plain";

/** The back of a card: the usual one, or the one of the game by moonlight. */
export type BackKind = "compass" | "moon";

/** One side of a die: a number or a picture. */
export interface DieFace {
  text?: string;
  /** Path on a field of 512 by 512. */
  picture?: string;
}
