/** What can be done about somebody in the chat: read no more of them, take the word from them, report them. */

import { h } from "./dom.js";
import { button, openWindow, tell } from "./shell.js";
import { remember, remembered, say } from "./words.js";

export function about(room, { who, name }) {
  const { you } = room.standing;
  openWindow(name, (close) => {
    const does = (request, told) => async () => {
      close();
      if (await room.ask(request)) tell(told);
    };
    const mute = async () => {
      close();
      if (await room.ask({ type: "mute", who })) keepMuted(room, [...muted(room), who]);
    };
    const report = (event) => {
      event.preventDefault();
      does({ type: "report-somebody", who, text: event.target.elements.text.value }, say("reported"))();
    };
    return h(
      "div",
      { class: "stack" },
      button(say("mute"), mute),
      you.host && button(say("hush"), does({ type: "hush", who }, say("hushed"))),
      you.host && button(say("unhush"), does({ type: "hush", who, hushed: false }, say("unhushed"))),
      h(
        "form",
        { class: "stack", onsubmit: report },
        h("label", { for: "report" }, say("report-what")),
        h("input", { id: "report", name: "text", maxlength: "1000" }),
        h("button", {}, say("report")),
      ),
    );
  });
}

/** Whom I do not want to read. The server knows it too; here it takes effect on lines that are shown already. */
export function muted(room) {
  return (room.own.muted ??= new Set(JSON.parse(remembered(`muted-${room.id}`) ?? "[]")));
}

function keepMuted(room, whom) {
  room.own.muted = new Set(whom);
  remember(`muted-${room.id}`, JSON.stringify(whom));
  room.redraw();
}

export async function unmuteAll(room) {
  for (const who of muted(room)) await room.ask({ type: "mute", who, muted: false });
  keepMuted(room, []);
}
