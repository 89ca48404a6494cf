/** The hand of Sleeping Queens: cards are picked first, then what is done with them is chosen. */

import { h } from "../dom.js";
import { tell } from "../shell.js";
import { noun, say, sayOf } from "../words.js";
import { choiceButtons, handClass, options } from "./choices.js";

const PLAYED_WITH = {
  king: ["king"],
  jester: ["jester"],
  knight: ["knight"],
  potion: ["potion"],
  defend: ["dragon", "wand"],
};

/** What can be done with the cards that are picked, or what has to be answered. */
export function actions(view, seen) {
  const { legal, refused } = options(seen);
  const fitting = (list) => list.filter(({ move }) => goesWith(move, view, seen));
  const buttons = (list) => fitting(list).filter((option) => !isInBed(option));
  const hint = hintFor(view, seen);
  return h(
    "div",
    { class: "actions" },
    hint ? h("p", {}, hint) : null,
    choiceButtons(seen, buttons(legal), buttons(refused)),
  );
}

/** The queens who can be woken now, by a tap on them. */
export function wakings(view, seen) {
  return options(seen).legal.filter((option) => isInBed(option) && goesWith(option.move, view, seen));
}

function hintFor(view, seen) {
  if (!seen.prompt) return null;
  if (wakings(view, seen).length > 0) return say("choose-a-queen");
  return view.phase.type === "acting" && picked(view, seen).length === 0 ? say("choose-cards") : null;
}

/** Chosen by a tap on the sleeping queen. */
function isInBed({ move }) {
  return move.type === "king" || (move.type === "wake" && move.place !== null);
}

/** Whether a move is made with exactly the cards that are picked. An answer needs none. */
function goesWith(move, view, seen) {
  const cards = picked(view, seen);
  if (view.phase.type !== "acting") return true;
  if (move.type === "discard") return same(move.cards, cards);
  return cards.length === 1 && (PLAYED_WITH[move.type] ?? []).includes(cards[0]);
}

function same(one, other) {
  return [...one].sort().join() === [...other].sort().join();
}

/** The hand: a tap picks a card, or puts it back. */
export function hand(cards, seen, face) {
  const places = (seen.choice.places ??= []);
  const tap = (place) => {
    if (!seen.prompt) {
      tell(say("not-now"));
      return;
    }
    seen.choice.places = places.includes(place) ? places.filter((one) => one !== place) : [...places, place];
    seen.redraw();
  };
  const buttons = cards.map((card, place) => {
    const { class: name, content } = face(card, seen);
    const picked = { "aria-pressed": String(places.includes(place)), onclick: () => tap(place) };
    const named = { "aria-label": noun(seen.game, "card", card), "data-card": card };
    return h("button", { type: "button", class: name, key: String(place), ...named, ...picked }, content);
  });
  return h("div", { class: handClass(cards), role: "group", "aria-label": sayOf(seen.game, "cli-your-hand") }, buttons);
}

function picked(view, seen) {
  const hand = seen.me === null ? [] : view.hands[seen.me];
  return (seen.choice.places ?? []).map((place) => hand[place]).filter((card) => card !== undefined);
}
