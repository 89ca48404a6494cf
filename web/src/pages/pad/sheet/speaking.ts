/** Sentences about a pad that several of its parts say. */

import type { PadGame, Refusal, RoundScore } from "../../../pad/core/model";
import { maybe, sayOf } from "../../../lib/words.svelte";
import type { Difference } from "./difference";

/** Why not, with the rule's id behind it. The words of `pad` must be there. */
export function refusalText({ reason, rule, args }: Refusal): string {
  return withRule(sayOf("pad", `pad-refusal-${reason}`, args), rule);
}

export function warningText({ reason, rule, args }: Refusal): string {
  return withRule(maybe("pad", `pad-warning-${reason}`, args) ?? reason, rule);
}

function withRule(sentence: string, rule: string | null): string {
  return rule === null ? sentence : `${sentence} (${rule})`;
}

/** "Ben deals, Carla leads"; what a game does not have is left out. */
export function whoBegins({ players, game }: PadGame, { dealer, leader }: RoundScore): string[] {
  const deals =
    dealer === null ? [] : [sayOf("pad-round", "somebody-deals", { name: players[dealer] ?? "" })];
  const leads = game === "skull-king" || game === "skull-queen"; // elsewhere there are no tricks to lead
  const key = leads ? "somebody-leads" : "somebody-begins";
  return leader === null ? deals : [...deals, sayOf("pad-round", key, { name: players[leader] ?? "" })];
}

/** What a step of undo or redo was about: "Anna, round 4: bid". */
export function differenceText({ players }: PadGame, difference: Difference): string {
  if (difference.type !== "cells") return sayOf("pad-round", `step-${difference.type}`);
  const [first] = difference.cells;
  const names = [...new Set(difference.cells.map(({ seat }) => players[seat] ?? ""))].join(", ");
  const what = [...new Set(difference.cells.map(({ field }) => sayOf("pad-round", `field-${field}`)))].join(
    ", ",
  );
  return sayOf("pad-round", "step-cells", { names, round: (first?.round ?? 0) + 1, what });
}
