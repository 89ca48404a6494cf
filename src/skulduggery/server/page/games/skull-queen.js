/** Skull Queen: pirates on planks, from the wide end (space 1) to the narrow one (space 5), and the water. */

import { h } from "../dom.js";
import { noun, say, sayOf } from "../words.js";
import { cardShown, cardsShown, handSize, openHands, playableHand } from "./choices.js";
import { BACK, pictured, SIGNS, suited } from "./faces.js";
import { PIRATES, placing, SPACES, valueOf } from "./placing.js";
import { rowClass, scoreSheet, signed, whose } from "./players.js";

const PICTURES = { 0: "🐒", 13: "⚓" };

export function board(view, seen) {
  const { phase } = view;
  return [
    h("h2", {}, heading(view, seen)),
    phase.centre ? middle(phase, seen) : null,
    phase.planks ? planks(view, phase.planks, seen) : null,
    lastTrick(view, seen),
  ];
}

export function dock(view, seen) {
  const hand = seen.me === null ? null : view.phase.hands?.[seen.me];
  return [
    seen.prompt?.product ? placing(view, seen) : null,
    Array.isArray(hand) && playableHand(seen, hand, "card", (card) => face(card, seen)),
  ];
}

export function hands(view, seen) {
  return openHands(seen, view.phase.hands ?? [], "card", (card) => face(card, seen));
}

export function sheet(view, seen) {
  return scoreSheet(view, seen, (round, seat) => signed(round.points[seat]));
}

function face(card, seen) {
  return PIRATES[card[0]] ? suited(card[0], card.slice(1)) : pictured(PICTURES[card], noun(seen.game, "card", card));
}

function heading(view, seen) {
  const { phase } = view;
  const rounds = view.seats;
  if (!phase.past) return sayOf(seen.game, "cli-round-heading", { round: view.round, rounds });
  const left = Math.max(...phase.hands.map(handSize));
  const trick = phase.past.length + 1;
  return sayOf(seen.game, "cli-trick-heading", {
    round: view.round,
    rounds,
    trick,
    tricks: Math.max(trick, phase.past.length + left),
  });
}

function planks(view, all, seen) {
  const rows = all.map((plank, seat) => [
    h(
      "tr",
      { class: rowClass(seen, seat), key: `name-${seat}` },
      h("th", { scope: "rowgroup", colspan: "5" }, whose(seen, seat)),
      h("td", { class: "number" }, view.totals[seat]),
    ),
    h("tr", { class: "plank", key: `plank-${seat}` }, plankCells(plank, view, seen)),
  ]);
  return h("table", { class: "planks" }, h("tbody", {}, rows));
}

function plankCells(plank, view, seen) {
  if (plank === null) return h("td", { colspan: "6", class: "hidden" }, "…");
  if (plank.type === "plank-hidden") return h("td", { colspan: "6", class: "hidden" }, say("has-decided"));
  return [
    SPACES.map((space) =>
      h("td", {}, h("small", {}, valueOf(space, plank.side, view.plank_values)), pirates(plank, space, seen)),
    ),
    h("td", { class: "water" }, h("small", { "aria-label": say("water") }, "≈"), pirates(plank, null, seen)),
  ];
}

function pirates(plank, space, seen) {
  const here = Object.entries(PIRATES).filter(([, name]) => plank[name] === space);
  return here.map(([colour]) =>
    h(
      "span",
      { class: `pirate suit-${colour}`, role: "img", "aria-label": noun(seen.game, "colour", colour) },
      SIGNS[colour],
    ),
  );
}

/** The trick, and what lies in the centre from before. */
function middle(phase, seen) {
  if (phase.type === "placing") return h("div", { class: "middle" }, centre(phase, seen));
  return h("div", { class: "middle tall" }, trick(phase, seen), centre(phase, seen));
}

function centre({ centre: cards, ghost }, seen) {
  if (cards.length === 0 && !ghost) return null;
  return h(
    "section",
    { class: "trick" },
    h(
      "h3",
      {},
      [ghost && `${sayOf(seen.game, "cli-ghost")}: ${ghost.count}`, cards.length > 0 && sayOf(seen.game, "cli-centre")]
        .filter(Boolean)
        .join(" · "),
    ),
    cardsShown(seen, cards, "card", (card) => face(card, seen)),
  );
}

function trick(phase, seen) {
  return h(
    "section",
    { class: "trick" },
    h("h3", {}, sayOf(seen.game, "cli-trick-so-far")),
    h(
      "ol",
      { class: "laid" },
      phase.type === "with-ghost" ? ghostTrick(phase, seen) : phase.trick.map((laid) => laidCard(laid, seen)),
    ),
  );
}

/** The ghost's card lies open; the captains' lie face down until both have chosen. */
function ghostTrick({ led, sealed }, seen) {
  const chosen = sealed.map((card, seat) => ({ card, seat })).filter(({ card }) => card !== null);
  return [laidCard({ seat: null, card: led }, seen), chosen.map((laid) => laidCard(laid, seen))];
}

function laidCard({ seat, card }, seen) {
  const shown =
    typeof card === "string"
      ? cardShown(seen, card, "card", face(card, seen))
      : h("span", { class: BACK.class, role: "img", "aria-label": say("has-decided") });
  return h(
    "li",
    { key: String(seat) },
    shown,
    h("span", {}, seat === null ? sayOf(seen.game, "cli-ghost") : seen.names[seat]),
  );
}

function lastTrick(view, seen) {
  const last = view.phase.past?.at(-1) ?? view.sheet.at(-1)?.last;
  return h(
    "section",
    { class: "trick past" },
    h("h3", {}, say("last-trick")),
    h("ol", { class: "laid" }, last?.trick.map((laid) => laidCard(laid, seen)) ?? "–"),
  );
}
