/** Rule ids: their game, their places in a text, and their links. */

/** Games by the letters with which their rules begin. */
export const GAMES: Readonly<Record<string, string>> = {
  SK: "skull-king",
  SD: "skull-king-dice",
  SQ: "skull-queen",
  SL: "sleeping-queens",
};
const RULE = new RegExp(`\\b(?:${Object.keys(GAMES).join("|")})-X?\\d+\\b`, "g");

/** Splits a text: odd parts are rule ids. */
export function splitAtRules(text: string): string[] {
  return text.split(new RegExp(`(${RULE.source})`, "g"));
}

/** Citations of rules: "(SK-31)", "(SQ-53, SQ-54)". */
const CITED = `\\s*\\((${RULE.source}(?:[,;]? ${RULE.source})*)\\)`;

export interface RuledPart {
  text: string;
  /** The id that the text is. */
  rule?: string;
  /** Only cited: a sign is enough for readers. */
  cited?: boolean;
}

/** A text with links to its rules. */
export function ruledParts(text: string): RuledPart[] {
  return text
    .replace(new RegExp(`^${RULE.source}$`), "($&)")
    .split(new RegExp(CITED))
    .flatMap((part, index): RuledPart[] =>
      index % 2
        ? part.split(/[,;]? /).map((rule) => ({ text: rule, rule, cited: true }))
        : splitAtRules(part).map((piece, n) => (n % 2 ? { text: piece, rule: piece } : { text: piece })),
    )
    .filter(({ text: part }) => part !== "");
}

/** The text without links. */
export function withoutRules(text: string): string {
  return text.replaceAll(new RegExp(CITED, "g"), "");
}

export function gameOfRule(rule: string): string {
  return GAMES[rule.slice(0, 2)] ?? "";
}

export function addressOfRule(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}
