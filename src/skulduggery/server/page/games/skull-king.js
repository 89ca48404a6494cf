/** Skull King, the card game. */

import { noun } from "../words.js";
import { biddingScreen } from "./bidding.js";
import { pictured, suited } from "./faces.js";

export const ROUNDS = 10;

const PICTURES = { E: "⚑", P: "⚔", M: "🧜", SM: "🎭", SK: "☠" };

export const { board, dock, hands, sheet } = biddingScreen({ kind: "card", rounds: ROUNDS, held, laid });

function held(card, seen) {
  const picture = PICTURES[card];
  return picture ? pictured(picture, noun(seen.game, "card", card), `special-${card}`) : suited(card[0], card.slice(1));
}

/** Scary Mary in a trick is what she was said to be. */
function laid({ card, role }, seen) {
  if (!role) return held(card, seen);
  return pictured(
    PICTURES[card],
    `${noun(seen.game, "card", card)} ${noun(seen.game, "role", role)}`,
    `special-${card}`,
  );
}
