/** After the game: who won, the proof of the shuffles, and what comes next. */

import { chatPanel } from "./chat.js";
import { h, show } from "./dom.js";
import { gameScreen } from "./games/index.js";
import { details, logList, seenBy } from "./playing.js";
import { bar, button, go, languageChoice, link } from "./shell.js";
import { nameAt } from "./standing.js";
import { gameTitle, say } from "./words.js";

export function ending(room) {
  const { table, view } = room.standing;
  const game = gameScreen(table.settings.game, () => room.redraw());
  show(
    room.host,
    bar(gameTitle(table.settings.game), languageChoice()),
    h(
      "main",
      { class: "ending" },
      h("section", { class: "panel" }, table.places ? places(table) : h("p", { role: "status" }, closed(table))),
      next(room),
      view && game?.sheet ? details("sheet", say("score-sheet"), game.sheet(view, seenBy(room))) : null,
      details("log", say("log"), logList(room.standing.log)),
      chatPanel(room),
      fairness(table),
    ),
  );
}

/** Everybody by place. */
export function places(table) {
  const order = table.places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
  const rows = order.map(({ place, seat }) =>
    h(
      "tr",
      { class: place === 1 ? "first" : null },
      h("td", {}, `${place}.`),
      h("th", { scope: "row" }, nameAt(table, seat)),
      h("td", { class: "number" }, table.scores[seat]),
    ),
  );
  return [h("h2", { role: "status" }, say("game-over")), h("table", { class: "places" }, h("tbody", {}, rows))];
}

function closed(table) {
  return say(`notice-abandoned.${table.closed === "deserted" ? "deserted" : "closed"}`);
}

function next(room) {
  const { table, you } = room.standing;
  const again = async () => {
    if (table.rematch || (await room.ask({ type: "rematch" }))) await room.goToRematch();
  };
  const played = table.rules !== undefined;
  const seated = you.seat !== null && table.status === "finished";
  return h(
    "section",
    { class: "panel stack" },
    table.rematch ? h("p", { role: "status" }, say("notice-rematch-opened")) : null,
    (seated || table.rematch) &&
      button(table.rematch ? say("go-to-table") : say("rematch"), again, { class: "main", disabled: room.asking > 0 }),
    played && link(`/t/${table.id}?review`, { class: "button" }, say("review")),
    played && h("a", { class: "button", href: `/api/tables/${table.id}/record`, download: true }, say("record")),
    button(say("go-home"), () => go("/")),
  );
}

/** The commitment of before and the secret that fits it. */
function fairness(table) {
  const words = table.chairs.filter((chair) => chair.word).map((chair) => `${chair.name}: ${chair.word}`);
  return details(
    "fairness",
    say("fairness"),
    h("p", { class: "small" }, say("fairness-is")),
    h(
      "dl",
      {},
      h("dt", {}, say("commitment")),
      h("dd", {}, h("code", { id: "commitment" }, table.commitment)),
      h("dt", {}, say("revealed")),
      h("dd", {}, h("code", { id: "secret" }, table.secret)),
      words.length > 0 && [h("dt", {}, say("words")), words.map((word) => h("dd", {}, word))],
    ),
  );
}
