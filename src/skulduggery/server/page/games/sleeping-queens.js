/** Sleeping Queens: who sleeps where, who has woken whom, and the hand of five. */

import { h } from "../dom.js";
import { noun, sayOf } from "../words.js";
import { cardShown, openHands } from "./choices.js";
import { pictured } from "./faces.js";
import { rowClass, whose } from "./players.js";
import { actions, hand, wakings } from "./sleeping-hand.js";

/** What is printed on the queens. */
export const POINTS = {
  rose: 5,
  cake: 5,
  rainbow: 5,
  starfish: 5,
  ladybug: 10,
  moon: 10,
  peacock: 10,
  sunflower: 10,
  cat: 15,
  dog: 15,
  pancake: 15,
  heart: 20,
};

const QUEENS = {
  rose: "🌹",
  cake: "🎂",
  rainbow: "🌈",
  starfish: "⭐",
  ladybug: "🐞",
  moon: "🌙",
  peacock: "🦚",
  sunflower: "🌻",
  cat: "🐱",
  dog: "🐩",
  pancake: "🥞",
  heart: "❤️",
};
const PICTURES = { king: "♚", jester: "🃏", knight: "♞", potion: "⚗", dragon: "🐉", wand: "✨" };
export function board(view, seen) {
  return [
    h("h2", {}, sayOf(seen.game, "cli-goal", { queens: view.goal.queens, points: view.goal.points })),
    players(view, seen),
    h("h3", {}, sayOf(seen.game, "cli-asleep")),
    bedroom(view, seen),
    piles(view, seen),
  ];
}

export function dock(view, seen) {
  return [actions(view, seen), seen.me === null ? null : hand(view.hands[seen.me], seen, face)];
}

export function hands(view, seen) {
  return openHands(seen, view.hands, "card", (card) => face(card, seen));
}

function face(card, seen) {
  const picture = PICTURES[card];
  return picture
    ? pictured(picture, noun(seen.game, "card", card), `special-${card}`)
    : { class: "card plain", content: [h("b", {}, card)] };
}

function players(view, seen) {
  const rows = view.points.map((points, seat) =>
    h(
      "tr",
      { class: rowClass(seen, seat), key: String(seat) },
      h("th", { scope: "row" }, whose(seen, seat)),
      h(
        "td",
        { class: "queens" },
        owned(view, seat).map((queen) => queenChip(queen, seen)),
        known(view, seat, seen),
      ),
      h("td", { class: "number" }, points),
    ),
  );
  return h("table", { class: "players queens-table" }, h("tbody", {}, rows));
}

function owned(view, seat) {
  return view.queens.filter((_, place) => view.owners[place] === seat);
}

function queenChip(queen, seen) {
  const name = noun(seen.game, "queen", queen);
  return h(
    "span",
    { class: "queen", role: "img", title: name, "aria-label": `${name}: ${POINTS[queen]}` },
    QUEENS[queen],
    h("small", {}, POINTS[queen]),
  );
}

/** Cards that everybody has seen going into this hand. */
function known(view, seat, seen) {
  if (view.known[seat].length === 0 || seat === seen.me) return null;
  return h("small", {}, view.known[seat].map((card) => noun(seen.game, "card", card)).join(", "));
}

/** The places where queens sleep; while one is to be woken, buttons. */
function bedroom(view, seen) {
  const ways = wakings(view, seen);
  const beds = view.queens.map((queen, place) =>
    bed(
      view,
      seen,
      place,
      ways.find(({ move }) => move.place === place),
    ),
  );
  return h("div", { class: "bedroom" }, beds);
}

function bed(view, seen, place, waking) {
  const queen = view.queens[place];
  const awake = view.owners[place] !== null;
  const title = queen === null ? "" : noun(seen.game, "queen", queen);
  const sign = awake ? "" : queen === null ? "💤" : QUEENS[queen];
  const content = [h("b", {}, place), h("i", { "aria-hidden": "true" }, sign)];
  if (!waking) return h("span", { class: awake ? "bed empty" : "bed", key: `bed-${place}`, title }, content);
  const choose = { onclick: () => seen.choose(waking.move), disabled: seen.busy, "data-choice": "legal" };
  const named = { type: "button", class: "bed", key: `wake-${place}`, title, "aria-label": waking.text };
  return h("button", { ...named, ...choose }, content);
}

function piles(view, seen) {
  const top = view.discard.at(-1);
  return h(
    "p",
    { class: "piles" },
    sayOf(seen.game, "cli-piles", { pile: view.pile }),
    " ",
    top === undefined ? "–" : cardShown(seen, top, "card", face(top, seen)),
  );
}
