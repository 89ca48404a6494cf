/** Talking at a table: quick phrases and emotes, read by everybody in their own language, and words of one's own. */

import { get } from "./api.js";
import { h } from "./dom.js";
import { about, muted, unmuteAll } from "./manners.js";
import { button, WIDE } from "./shell.js";
import { say } from "./words.js";

const EMOTES = {
  laugh: "😄",
  cry: "😢",
  wink: "😉",
  angry: "😠",
  shocked: "😱",
  clap: "👏",
  think: "🤔",
  sleep: "😴",
  heart: "❤️",
  "thumbs-up": "👍",
  skull: "💀",
  parrot: "🦜",
  rum: "🍺",
  crown: "👑",
};

const RETRY_MS = 5_000;

let sayable = null;

export function chatPanel(room) {
  if (sayable === null) learn(room);
  const lines = room.standing.chat.filter((line) => !muted(room).has(line.who));
  const opened = (event) => {
    room.own.chatOpen = event.target.open;
    room.redraw();
  };
  if (room.own.chatOpen) room.own.read = lines.length;
  const unread = lines.length - Math.min(room.own.read ?? 0, lines.length);
  const title = [say("chat"), unread > 0 && h("b", { class: "badge" }, unread)];
  return h(
    "details",
    { class: "panel chat", key: "chat", id: "chat", open: WIDE, ontoggle: opened },
    h("summary", {}, title),
    h(
      "ul",
      { class: "lines", role: "log", "aria-live": "polite", ref: toTheEnd },
      lines.map((line) => chatLine(room, line)),
    ),
    muted(room).size > 0 && button(say("unmute"), () => unmuteAll(room), { class: "quiet" }),
    speaking(room),
  );
}

/** What can be said with one tap; asked once, and again after a while if the server was away. */
function learn(room) {
  sayable = { phrases: [], emotes: [] };
  const keep = (found) => {
    sayable = found;
    room.redraw();
  };
  get("/api/phrases").then(keep, () => setTimeout(() => keep(null), RETRY_MS));
}

function chatLine(room, line) {
  const who = button(line.name, () => about(room, line), {
    class: "who",
    disabled: line.who === room.standing.you.who,
  });
  const aside = line.room === "spectators" ? h("small", {}, say("from-spectators")) : null;
  return h("li", { key: String(line.n) }, who, aside, " ", said(line));
}

export function said(line) {
  if (line.phrase) return say(`phrase-${line.phrase}`);
  if (line.emote) return emote(line.emote);
  return line.text ?? "";
}

function emote(key) {
  return h(
    "span",
    { role: "img", class: "emote", "aria-label": say(`emote-${key}`), title: say(`emote-${key}`) },
    EMOTES[key] ?? key,
  );
}

function speaking(room) {
  const { settings } = room.standing.table;
  return h(
    "div",
    { class: "stack" },
    settings.free_chat ? writing(room) : h("p", { class: "small" }, say("phrases-only")),
    h(
      "div",
      { class: "emotes", role: "group", "aria-label": say("emotes") },
      sayable?.emotes.map((key) => button(emote(key), () => room.ask({ type: "say", emote: key }), { class: "quiet" })),
    ),
    h(
      "details",
      {},
      h("summary", {}, say("phrases")),
      h(
        "div",
        { class: "phrases" },
        sayable?.phrases.map((key) =>
          button(say(`phrase-${key}`), () => room.ask({ type: "say", phrase: key }), { class: "quiet" }),
        ),
      ),
    ),
  );
}

function writing(room) {
  const submit = async (event) => {
    event.preventDefault();
    const input = event.target.elements.text;
    const text = input.value;
    if (text.trim() === "") return;
    input.value = "";
    if (!(await room.ask({ type: "say", text }))) input.value ||= text;
  };
  return h(
    "form",
    { class: "row", onsubmit: submit },
    h("input", {
      name: "text",
      class: "grow",
      maxlength: "300",
      autocomplete: "off",
      "aria-label": say("write"),
      placeholder: say("write"),
      enterkeyhint: "send",
    }),
    h("button", {}, say("send")),
  );
}

function toTheEnd(node) {
  node.scrollTop = node.scrollHeight;
}
