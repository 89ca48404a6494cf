/** What becomes of the cards, sentence by sentence, each with the rule that says so. */

import { because, maybe, noun, sayOf } from "../../../lib/words.svelte";
import type { Outcome, Pull } from "../../../wire/rules";

type NameOf = (code: string) => string;

export function told(game: string, outcome: Outcome, cards: readonly string[], nameOf: NameOf): string[] {
  if (game === "sleeping-queens") return together(game, outcome);
  return game === "skull-queen" ? moved(game, outcome, cards, nameOf) : won(game, outcome, cards, nameOf);
}

function won(game: string, outcome: Outcome, cards: readonly string[], nameOf: NameOf): string[] {
  const { winner, led, bonus, bonus_because: why } = outcome;
  const place = winner ?? 0;
  return [
    `${sayOf("sandbox", "wins", { place: place + 1, thing: nameOf(cards[place] ?? "") })} ${because(game, outcome.because)}`,
    ...(bonus && why ? [`${sayOf("sandbox", "bonus", { points: bonus })} (${why})`] : []),
    ...(led ? [sayOf("sandbox", "led", { colour: noun(game, "colour", led) })] : []),
  ];
}

function moved(game: string, outcome: Outcome, cards: readonly string[], nameOf: NameOf): string[] {
  const { winner, pulls = [], centre = [] } = outcome;
  const place = winner ?? 0;
  const left = centre.map(nameOf).join(", ");
  return [
    ...pulls.map((pull) => pulled(game, pull, nameOf)),
    left ? sayOf("sandbox", "to-centre", { cards: left }) : sayOf("sandbox", "centre-empty"),
    `${sayOf("sandbox", "leads", { place: place + 1, thing: nameOf(cards[place] ?? "") })} (${outcome.because})`,
  ];
}

function pulled(game: string, pull: Pull, nameOf: NameOf): string {
  const { direction, card, owner, spaces, because: rule, doubled } = pull;
  const named = { card: nameOf(card), colour: noun(game, "colour", pull.colour) };
  if (owner === null) return `${sayOf("sandbox", `nobody-${direction}`, named)} (${rule})`;
  const said = `${sayOf("sandbox", direction, { ...named, place: owner + 1, spaces })} (${rule})`;
  const why = doubled ? maybe(game, `doubled-${doubled}`) : undefined;
  return why ? `${said} ${why}` : said;
}

function together(game: string, { allowed, because: rule }: Outcome): string[] {
  return [`${sayOf("sandbox", allowed === false ? "not-together" : "together")} ${because(game, rule)}`];
}
