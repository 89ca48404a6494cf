/** The little Markdown that rulebooks are written in. */

import { splitAtRules } from "../../lib/rules";

export interface Piece {
  kind: "text" | "code" | "strong" | "rule";
  text: string;
}

/** "*one* of `two` (SK-31)", piece by piece. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[^`]+`|\*[^*\s][^*]*\*)/)
    .flatMap((part, index): Piece[] => {
      if (index % 2 === 0) return plain(part);
      return [{ kind: part.startsWith("`") ? "code" : "strong", text: part.slice(1, -1) }];
    })
    .filter(({ text: part }) => part !== "");
}

function plain(text: string): Piece[] {
  return splitAtRules(text).map((part, index) => ({ kind: index % 2 ? "rule" : "text", text: part }));
}
