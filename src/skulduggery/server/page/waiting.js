/** The room before the game: who sits where, who is ready, and for the host how to play. */

import { randomId } from "./api.js";
import { h, show } from "./dom.js";
import { invitation } from "./invitation.js";
import { chatPanel } from "./chat.js";
import { hostsChoices } from "./menu.js";
import { news } from "./playing.js";
import { botNames, settingsPanel } from "./settings.js";
import { bar, button, confirm, go, languageChoice, openWindow } from "./shell.js";
import { myChair } from "./standing.js";
import { gameTitle, say } from "./words.js";

export function waiting(room) {
  const { table } = room.standing;
  show(
    room.host,
    bar(gameTitle(table.settings.game), languageChoice()),
    h(
      "main",
      { class: "waiting" },
      h("div", { class: "stack" }, seats(room), news(room.standing.log), begin(room)),
      h("div", { class: "stack" }, invitation(table), settingsPanel(room), chatPanel(room), leaving(room)),
    ),
  );
}

function seats(room) {
  const { table } = room.standing;
  const chairs = table.chairs.map((chair, seat) => chairLine(room, chair, seat));
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, say("seats")),
    h("ol", { class: "list seats" }, chairs),
    fillButton(room),
  );
}

/** Bots for all seats that are free. */
function fillButton(room) {
  const { table, you } = room.standing;
  const free = table.chairs.filter(({ kind }) => kind === "empty").length;
  const fill = async () => {
    for (let count = 0; count < free; count += 1) await room.ask({ type: "add-bot", bot: room.own.level });
  };
  return you.host && free > 0 ? button(say("fill-with-bots"), fill, { disabled: room.asking > 0 }) : null;
}

function chairLine(room, chair, seat) {
  const { table, you } = room.standing;
  const mine = you.seat === seat;
  return h(
    "li",
    { key: String(seat), class: mine ? "mine" : null },
    h(
      "span",
      { class: "grow" },
      h("b", {}, chair.name || say("free-seat")),
      h("small", {}, chairNote(chair, seat, table)),
    ),
    chairButtons(room, chair, seat),
  );
}

function chairNote(chair, seat, table) {
  if (chair.kind === "empty") return say("seat-number", { number: seat + 1 });
  if (chair.kind === "bot") return say("is-bot", { level: botNames(chair.bot).split(":")[0] });
  const isHost = table.host_seat === seat;
  const marks = chair.ready ? [say("is-ready")] : isHost ? [] : [say("is-not-ready")];
  if (isHost) marks.push(say("is-host"));
  if (!chair.here) marks.push(say("is-away"));
  return marks.join(" · ");
}

function chairButtons(room, chair, seat) {
  const { you } = room.standing;
  if (chair.kind === "empty") {
    return [
      button(say("sit-here"), () => room.ask({ type: "sit-down", seat }), { class: you.seat === null ? "" : "quiet" }),
      you.host &&
        button(say("add-bot"), () => room.ask({ type: "add-bot", seat, bot: room.own.level }), { class: "quiet" }),
    ];
  }
  // A host alone who stands up closes the table, which has a button of its own.
  if (you.seat === seat) {
    return you.host ? null : button(say("stand-up"), () => room.ask({ type: "stand-up" }), { class: "quiet" });
  }
  if (!you.host) return null;
  if (chair.kind === "bot") return button(say("send-away"), () => room.ask({ type: "kick", seat }), { class: "quiet" });
  const more = () => openWindow(chair.name, (close) => hostsChoices(room, chair, seat, close));
  return button("⋯", more, { class: "quiet icon", "aria-label": chair.name });
}

/** What I can do about it that the game begins. */
function begin(room) {
  const { table, you } = room.standing;
  const chair = myChair(room.standing);
  if (chair === null) {
    const free = table.chairs.some(({ kind }) => kind === "empty");
    const sit = button(say("sit-down"), () => room.ask({ type: "sit-down" }), { class: "main" });
    return h("section", { class: "panel" }, h("p", {}, free ? say("you-watch") : say("table-is-full")), free && sit);
  }
  return h(
    "section",
    { class: "panel" },
    fairness(room, chair),
    you.host ? startButton(room, chair) : readyButton(room, chair),
    h("p", { class: "small" }, you.host ? say("start-when") : say("host-starts")),
  );
}

function fairness(room, chair) {
  room.own.word ??= chair.word ?? randomId().slice(0, 8);
  const keep = (event) => {
    room.own.word = event.target.value;
  };
  return [
    h("label", { for: "word" }, say("your-word")),
    h("input", {
      id: "word",
      maxlength: "64",
      value: room.own.word,
      oninput: keep,
      autocomplete: "off",
      spellcheck: "false",
    }),
    h(
      "p",
      { class: "small" },
      say("word-is-for"),
      " ",
      say("commitment"),
      " ",
      h("code", {}, room.standing.table.commitment),
    ),
  ];
}

function readyButton(room, chair) {
  const ready = chair.ready ?? false;
  const turn = () => room.ask({ type: "ready", ready: !ready, word: room.own.word });
  return button(ready ? say("not-ready") : say("ready"), turn, {
    class: ready ? "" : "main",
    "aria-pressed": String(ready),
  });
}

/** The host is ready by starting; the word goes in before the first card is dealt. */
function startButton(room, chair) {
  const start = async () => {
    const word = room.own.word;
    const known = chair.word === word || (await room.ask({ type: "ready", ready: true, word }));
    if (known) await room.ask({ type: "start" });
  };
  return button(say("start"), start, { class: "main", disabled: room.asking > 0 });
}

function leaving(room) {
  const { you } = room.standing;
  const stand = async () => {
    if (await room.ask({ type: "stand-up" })) go("/");
  };
  const close = async () => {
    if (await room.ask({ type: "close" })) go("/");
  };
  return h(
    "section",
    { class: "panel row" },
    you.seat !== null && button(say("leave"), stand),
    you.host &&
      button(say("close-table"), () => confirm(say("close-table"), say("close-table-means"), close), {
        class: "quiet",
      }),
  );
}
