/** The table while a game is played. */

import { chatPanel } from "./chat.js";
import { h, show } from "./dom.js";
import { gameScreen } from "./games/index.js";
import { menuButton } from "./menu.js";
import { bar, button, WIDE } from "./shell.js";
import { myChair, nameAt, timeLeft } from "./standing.js";
import { gameTitle, say, sayOf } from "./words.js";

const NEWS = 4;

export function playing(room) {
  const { table, view } = room.standing;
  const game = gameScreen(table.settings.game, () => room.redraw());
  const seen = seenBy(room);
  show(
    room.host,
    bar(gameTitle(table.settings.game), menuButton(room)),
    h(
      "main",
      { class: "playing" },
      h(
        "div",
        { class: "board" },
        turn(room),
        banners(room),
        news(room.standing.log),
        h("section", { class: "felt", "aria-label": say("table") }, view && game ? game.board(view, seen) : null),
      ),
      h(
        "section",
        { class: "dock", "aria-label": say("your-choice"), "aria-busy": String(room.asking > 0) },
        view && game ? game.dock(view, seen) : null,
      ),
      h(
        "div",
        { class: "aside" },
        view && game?.sheet ? details("sheet", say("score-sheet"), game.sheet(view, seen)) : null,
        details("log", say("log"), logList(room.standing.log)),
        chatPanel(room),
      ),
    ),
  );
}

/** What a game's screen needs to know, and how it answers. */
export function seenBy(room) {
  const { table, you, prompt, words, acting } = room.standing;
  return {
    game: table.settings.game,
    me: you?.seat ?? null,
    names: table.chairs.map((_, seat) => nameAt(table, seat)),
    marks: table.chairs.map((chair) => mark(chair)),
    clocks: table.chairs.map((_, seat) => clockText(room.standing, seat)),
    acting,
    prompt,
    words,
    busy: room.asking > 0,
    choice: (room.own.choice ??= {}),
    redraw: () => room.redraw(),
    choose: (move) => room.ask({ type: "intent", prompt: prompt.id, move }),
  };
}

/** The last things that happened, in a box of one size. */
export function news(log) {
  const lines = log.slice(-NEWS).map((line) => h("li", { key: String(line.n) }, line.text));
  return h("ul", { class: "news", role: "log", "aria-live": "polite", "aria-label": say("log"), ref: toTheEnd }, lines);
}

export function logList(log) {
  const lines = log.map((line) => h("li", { key: String(line.n) }, line.text)).reverse();
  return lines.length > 0
    ? h("ol", { class: "log", reversed: true }, lines)
    : h("p", { class: "small" }, say("log-empty"));
}

/** Something to unfold; where there is room it is open from the beginning. */
export function details(name, title, ...content) {
  return h("details", { class: "panel", key: name, id: name, open: WIDE }, h("summary", {}, title), ...content);
}

/** Whose turn it is. */
export function turnText(standing) {
  const { table, you, prompt, acting } = standing;
  if (table.paused) return say("is-paused");
  if (prompt) return say("your-turn");
  const others = acting.filter((seat) => seat !== you?.seat).map((seat) => nameAt(table, seat));
  return others.length > 0 ? say("waiting-for", { names: others.join(", ") }) : say("one-moment");
}

function turn(room) {
  const mine = room.standing.prompt !== null && !room.standing.table.paused;
  return h("p", { class: mine ? "turn mine" : "turn", role: "status" }, turnText(room.standing));
}

function mark(chair) {
  if (chair.stand_in) return say("bot-stands-in");
  return chair.here ? "" : say("is-away");
}

/** What is left; where everybody has the same for each move, only that of those who decide. */
function clockText(standing, seat) {
  const left = timeLeft(standing, seat, Date.now());
  if (left === null || (standing.table.settings.clock.type === "move" && !standing.acting.includes(seat))) return null;
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function banners(room) {
  const { table, you } = room.standing;
  const chair = myChair(room.standing);
  return [
    chair === null && banner("watching", say("you-watch")),
    table.paused &&
      banner(
        "paused",
        say("notice-paused"),
        you.host && button(say("resume"), () => room.ask({ type: "resume" }), { class: "main" }),
      ),
    chair?.stand_in &&
      banner(
        "away",
        say("bot-plays-for-you"),
        button(say("i-am-back"), () => room.ask({ type: "come-back" }), { class: "main" }),
      ),
    table.take_back && takeBack(room, table.take_back),
  ];
}

function takeBack(room, { seat, missing }) {
  const { table, you } = room.standing;
  const text = say("notice-take-back-asked", { player: nameAt(table, seat) });
  const answer = (agreed) => () => room.ask({ type: "answer-take-back", agreed });
  if (you.seat === seat)
    return banner(
      "take-back",
      text,
      button(say("withdraw"), () => room.ask({ type: "withdraw-take-back" })),
    );
  if (!missing.includes(you.seat)) return banner("take-back", text);
  return banner(
    "take-back",
    text,
    button(say("agree"), answer(true), { class: "main" }),
    button(say("refuse"), answer(false)),
  );
}

function banner(name, text, ...buttons) {
  return h("div", { class: "banner", key: name, role: "status" }, h("span", { class: "grow" }, text), ...buttons);
}

function toTheEnd(node) {
  node.scrollTop = node.scrollHeight;
}
