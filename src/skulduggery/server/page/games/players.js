/** What the games' tables of players and points have in common. */

import { h } from "../dom.js";
import { sayOf } from "../words.js";

/** The name, who decides, who is away, and the clock. */
export function whose(seen, seat) {
  return [
    h("span", { class: "pointer", "aria-hidden": "true" }, seen.acting.includes(seat) ? "▶" : ""),
    h("span", { class: "name" }, seen.names[seat]),
    seen.clocks[seat] ? h("span", { class: "clock" }, seen.clocks[seat]) : null,
    seen.marks[seat] ? h("small", {}, seen.marks[seat]) : null,
  ];
}

export function rowClass(seen, seat) {
  return [seen.acting.includes(seat) ? "acting" : "", seat === seen.me ? "mine" : ""].join(" ").trim() || null;
}

/** One line a round, one column a player; the last line holds the totals. */
export function scoreSheet(view, seen, cell) {
  const title = (text) => h("th", { scope: "col" }, text);
  const line = (name, cells) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      cells.map((content) => h("td", {}, content)),
    );
  const rounds = view.sheet.map((round, index) =>
    line(
      index + 1,
      round.points.map((_, seat) => cell(round, seat)),
    ),
  );
  const totals = line(
    sayOf(seen.game, "cli-total"),
    view.totals.map((total) => h("b", {}, total)),
  );
  const head = h("tr", {}, title(sayOf(seen.game, "cli-round-short")), seen.names.map(title));
  return h(
    "div",
    { class: "wide" },
    h("table", { class: "sheet" }, h("thead", {}, head), h("tbody", {}, rounds), h("tfoot", {}, totals)),
  );
}

/** +40 or -10, in a colour of its own. */
export function signed(points) {
  return h("span", { class: points > 0 ? "good" : points < 0 ? "bad" : null }, points > 0 ? `+${points}` : points);
}
