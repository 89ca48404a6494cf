/** A screen for everybody in the room: the public view in big type, and how to join while the table waits. */

import { said } from "./chat.js";
import { h, show } from "./dom.js";
import { places } from "./ending.js";
import { gameScreen } from "./games/index.js";
import { qr } from "./invitation.js";
import { news, seenBy, turnText } from "./playing.js";
import { isOver } from "./standing.js";
import { gameTitle, say } from "./words.js";

const LINES = 3;

export function onTv(room) {
  const { table } = room.standing;
  document.body.classList.add("tv");
  const title = h("header", { class: "bar" }, h("h1", {}, gameTitle(table.settings.game)));
  const part = table.status === "waiting" ? joining(table) : isOver(table) ? over(table) : game(room);
  show(
    room.host,
    title,
    h(
      "main",
      { class: "tv-page" },
      h("div", { class: "stack" }, part),
      h("div", { class: "stack" }, table.status === "waiting" ? null : news(room.standing.log), chat(room)),
    ),
  );
}

function joining(table) {
  const seats = table.chairs.map((chair) =>
    h("li", {}, h("b", {}, chair.name || say("free-seat")), chair.ready ? " ✓" : ""),
  );
  return h(
    "section",
    { class: "panel joining" },
    qr(table),
    h(
      "div",
      {},
      h("p", {}, say("join-here"), " ", h("b", {}, location.host)),
      h("p", { class: "code" }, table.code),
      h("ol", { class: "seats" }, seats),
    ),
  );
}

function game(room) {
  const { table, view } = room.standing;
  const screen = gameScreen(table.settings.game, () => room.redraw());
  return [
    h("p", { class: "turn", role: "status" }, turnText(room.standing)),
    view && screen ? screen.board(view, seenBy(room)) : null,
  ];
}

function over(table) {
  return h("section", { class: "panel" }, table.places ? places(table) : h("p", {}, say("game-over")));
}

function chat(room) {
  const lines = room.standing.chat.slice(-LINES);
  return h(
    "ul",
    { class: "lines" },
    lines.map((line) => h("li", { key: String(line.n) }, h("b", {}, line.name), " ", said(line))),
  );
}
