/** What else can be done at a table during a game. */

import { h } from "./dom.js";
import { byCode, linkTo } from "./invitation.js";
import { button, confirm, go, languageChoice, openWindow } from "./shell.js";
import { say } from "./words.js";

export function menuButton(room) {
  return button("☰", () => openWindow(say("menu"), (close) => menu(room, close)), {
    class: "icon",
    "aria-label": say("menu"),
  });
}

function menu(room, close) {
  const { table, you } = room.standing;
  const does = (request) => () => {
    close();
    room.ask(request);
  };
  const seated = you.seat !== null;
  return h(
    "div",
    { class: "stack" },
    seated && button(say("take-back"), does({ type: "ask-take-back" })),
    you.host && !table.paused && button(say("pause"), does({ type: "pause" })),
    you.host && table.paused && button(say("resume"), does({ type: "resume" })),
    seated && button(say("leave"), () => confirm(say("leave"), say("leave-means"), () => leave(room, close))),
    you.host && people(room, close),
    you.host &&
      button(say("close-table"), () => confirm(say("close-table"), say("close-table-means"), does({ type: "close" })), {
        class: "quiet",
      }),
    h("label", { class: "row" }, h("span", { class: "grow" }, say("language")), languageChoice()),
    invite(table),
    h(
      "details",
      {},
      h("summary", {}, say("fairness")),
      h("p", { class: "small" }, say("commitment"), " ", h("code", {}, table.commitment)),
    ),
  );
}

async function leave(room, close) {
  close();
  if (await room.ask({ type: "stand-up" })) go("/");
}

/** Everybody else who plays, for the host. */
function people(room, close) {
  const { table, you } = room.standing;
  const others = table.chairs
    .map((chair, seat) => ({ chair, seat }))
    .filter(({ chair, seat }) => chair.kind === "person" && seat !== you.seat);
  return others.map(({ chair, seat }) =>
    h("div", { class: "stack" }, h("b", {}, chair.name), hostsChoices(room, chair, seat, close)),
  );
}

/** The host sends somebody away, or hands the table over. */
export function hostsChoices(room, { name }, seat, close) {
  const does = (request) => () => {
    close();
    room.ask(request);
  };
  const kick = () => confirm(say("send-away"), say("send-away-means", { name }), does({ type: "kick", seat }));
  return h(
    "div",
    { class: "stack" },
    button(say("make-host"), does({ type: "pass-host", seat })),
    button(say("send-away"), kick),
  );
}

function invite(table) {
  const tv = `${linkTo(table)}?tv`;
  return h(
    "details",
    {},
    h("summary", {}, say("invite")),
    byCode(table),
    h("p", { class: "small" }, say("tv-link"), " ", h("a", { href: tv, target: "_blank", rel: "noopener" }, tv)),
  );
}
