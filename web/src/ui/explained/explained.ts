/** What each game says of its cards and dice when somebody asks. */

import type { DieFace, Face, Ink } from "../../art/face";

export type Picture =
  | { type: "card"; face: Face }
  | { type: "die"; ink: Ink; sign: string; faces: readonly DieFace[]; shown?: number | undefined }
  | { type: "queen"; queen: string; points: number };

export interface Explained {
  nameOf(code: string): string;
  /** Keys of sentences in the catalogue `explain`, and what they mention. */
  keysOf(code: string): readonly string[];
  args?(code: string): Record<string, string | number>;
  /** What is seen of it, in words, where its drawing says more than its name. */
  seenOn?(code: string): string;
  pictureOf(code: string): Picture;
}

const GAMES = import.meta.glob<{ default: Explained }>("./games/*.ts");

export async function explainedOf(game: string): Promise<Explained> {
  const load = GAMES[`./games/${game}.ts`];
  if (!load) throw new Error(`nothing is explained in ${game}`);
  return (await load()).default;
}
