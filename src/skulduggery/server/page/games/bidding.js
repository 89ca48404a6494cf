/** What the two Skull King games share: bids against tricks, the trick on the table, the score sheet. */

import { h } from "../dom.js";
import { say, sayOf } from "../words.js";
import { cardShown, choiceButtons, openHands, options, playableHand } from "./choices.js";
import { rowClass, scoreSheet, signed, whose } from "./players.js";

/** `things` says what is played (`kind`: card or die), how it looks, and how many rounds there are. */
export function biddingScreen(things) {
  return {
    board: (view, seen) => board(view, seen, things),
    dock: (view, seen) => dock(view, seen, things),
    hands: (view, seen) => openHands(seen, tableOf(view)?.hands ?? [], things.kind, (code) => things.held(code, seen)),
    sheet: (view, seen) => sheet(view, seen),
  };
}

/** The dice game says of a die that is rolling what else lies on the table. */
function tableOf({ phase }) {
  if (phase.type === "rolling") return phase.table;
  return phase.hands ? phase : null;
}

function board(view, seen, things) {
  const phase = tableOf(view);
  return [
    h("h2", {}, heading(view, phase, seen, things)),
    players(view, phase, seen),
    phase?.trick ? trick(phase, seen, things) : null,
    lastTrick(view, phase, seen, things),
  ];
}

function heading(view, phase, seen, things) {
  const rounds = view.rounds ?? things.rounds;
  if (!phase?.trick) return sayOf(seen.game, "cli-round-heading", { round: view.round, rounds });
  return sayOf(seen.game, "cli-trick-heading", {
    round: view.round,
    rounds,
    trick: Math.min(phase.taken.length + 1, view.round),
    tricks: view.round,
  });
}

function players(view, phase, seen) {
  const titles = ["cli-bid", "cli-won", "cli-points"].map((key) => h("th", { scope: "col" }, sayOf(seen.game, key)));
  const rows = view.totals.map((total, seat) =>
    h(
      "tr",
      { class: rowClass(seen, seat), key: String(seat) },
      h("th", { scope: "row" }, whose(seen, seat)),
      h("td", {}, bidText(phase?.bids?.[seat])),
      h("td", { class: wonClass(phase, seat) }, phase?.won?.[seat] ?? ""),
      h("td", {}, total),
    ),
  );
  return h("table", { class: "players" }, h("thead", {}, h("tr", {}, h("td", {}), titles)), h("tbody", {}, rows));
}

function bidText(bid) {
  if (bid === undefined) return "";
  if (bid === null) return "…";
  return typeof bid === "number" ? bid : h("span", { role: "img", "aria-label": say("has-decided") }, "✊");
}

function wonClass(phase, seat) {
  if (phase?.won === undefined) return null;
  if (phase.won[seat] === phase.bids[seat]) return "good";
  return phase.won[seat] > phase.bids[seat] ? "bad" : null;
}

function trick(phase, seen, things) {
  return h(
    "section",
    { class: "trick" },
    h("h3", {}, sayOf(seen.game, "cli-trick-so-far")),
    h(
      "ol",
      { class: "laid" },
      phase.trick.map((laid) => laidCard(laid, laid.seat === phase.winning, seen, things)),
    ),
  );
}

function laidCard(laid, wins, seen, things) {
  return h(
    "li",
    { key: String(laid.seat), class: wins ? "wins" : null },
    cardShown(seen, laid[things.kind], things.kind, things.laid(laid, seen)),
    h("span", {}, wins ? "★ " : "", seen.names[laid.seat]),
  );
}

/** The trick before, perhaps of the round before: nobody shall miss the last card of it. */
function lastTrick(view, phase, seen, things) {
  const last = phase?.taken?.at(-1) ?? view.sheet.at(-1)?.last;
  return h(
    "section",
    { class: "trick past" },
    h("h3", {}, say("last-trick")),
    h(
      "ol",
      { class: "laid" },
      last?.trick.map((laid) => laidCard(laid, laid.seat === last.winner, seen, things)) ?? "–",
    ),
  );
}

function dock(view, seen, things) {
  const phase = tableOf(view);
  const hand = seen.me === null ? null : phase?.hands[seen.me];
  const { legal, refused } = options(seen);
  const bids = (list) => list.filter(({ move }) => move.type === "bid");
  const bidding = bids(legal).length > 0;
  return [
    bidding &&
      h(
        "div",
        { class: "bids", role: "group", "aria-label": sayOf(seen.game, "cli-bid") },
        h("span", {}, say("how-many-tricks")),
        choiceButtons(seen, bids(legal), bids(refused), ({ move }) => move.bid),
      ),
    Array.isArray(hand) && playableHand(seen, hand, things.kind, (code) => things.held(code, seen)),
  ];
}

/** Tricks/bid, then points. */
function sheet(view, seen) {
  const cell = (round, seat) => [h("small", {}, `${round.won[seat]}/${round.bids[seat]} `), signed(round.points[seat])];
  return [scoreSheet(view, seen, cell), h("p", { class: "small" }, sayOf(seen.game, "cli-sheet-legend"))];
}
