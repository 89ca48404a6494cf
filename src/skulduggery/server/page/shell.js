/** What all screens share: the bar at the top, messages that pass, questions that have to be answered. */

import { h, show } from "./dom.js";
import { LANGUAGES, remember, say, speak, spoken } from "./words.js";

const TOLD_MS = 7_000;

/** Whether there is room for everything at once. */
export const WIDE = window.matchMedia("(min-width: 820px)").matches;

let arriveAgain = () => {};

/** `arrive` draws the screen that the address names. */
export function onArrival(arrive) {
  arriveAgain = arrive;
}

export function go(path) {
  history.pushState(null, "", path);
  arriveAgain();
}

/** A link within the page: no new loading. */
export function link(path, props, ...children) {
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(path);
  };
  return h("a", { href: path, onclick: follow, ...props }, ...children);
}

/** The bar at the top: the way home, where one is, and what else there is to do here. */
export function bar(title, ...more) {
  const home = link("/", { class: "home", "aria-label": say("home") }, h("img", { src: "/icon.svg", alt: "" }));
  return h("header", { class: "bar" }, home, h("h1", {}, title), ...more);
}

export function languageChoice() {
  const choose = async (event) => {
    remember("language", event.target.value);
    await speak(event.target.value);
    arriveAgain();
  };
  const names = Object.entries(LANGUAGES).map(([code, name]) => h("option", { value: code, lang: code }, name));
  return h("select", { class: "language", "aria-label": say("language"), value: spoken(), onchange: choose }, names);
}

export function button(text, onclick, props) {
  return h("button", { type: "button", onclick, ...props }, text);
}

let hiding;

/** A sentence that goes away by itself, or by a tap. */
export function tell(text) {
  const told = document.getElementById("told");
  clearTimeout(hiding);
  told.textContent = text;
  told.hidden = !text;
  told.onclick = () => tell("");
  hiding = setTimeout(() => tell(""), text ? TOLD_MS : 2 ** 30);
}

/** Runs what a button does; if it goes wrong the reason is told. */
export async function attempt(what) {
  try {
    return await what();
  } catch (problem) {
    tell(problem.message);
    return undefined;
  }
}

/** A window above the page. `content` gets a function that closes it. */
export function openWindow(title, content) {
  tell("");
  const dialog = document.createElement("dialog");
  const close = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  dialog.onclick = (event) => {
    if (event.target === dialog) close(); // beside the window
  };
  const heading = h("h2", { id: "window-title" }, title);
  dialog.setAttribute("aria-labelledby", "window-title");
  show(dialog, h("div", { class: "window" }, heading, content(close), button(say("close"), close, { class: "quiet" })));
  document.body.append(dialog);
  dialog.showModal();
  return close;
}

/** Asks before something that cannot be undone. */
export function confirm(question, text, does) {
  openWindow(question, (close) => {
    const agreed = () => {
      close();
      does();
    };
    return [h("p", {}, text), button(question, agreed, { class: "danger" })];
  });
}

/** A screen that says what is wrong, and what to do next. */
export function sorry(host, message, ...ways) {
  const home = link("/", { class: "button" }, say("go-home"));
  const text = h("p", { role: "alert" }, message);
  show(
    host,
    bar("Skulduggery", languageChoice()),
    h("main", {}, h("section", { class: "panel" }, text, ...ways, home)),
  );
}

/** Asks for a name and becomes a guest by it. */
export function nameForm(submitText, does, known = "") {
  const submit = (event) => {
    event.preventDefault();
    does(new FormData(event.target).get("name"));
  };
  const input = h("input", {
    id: "name",
    name: "name",
    maxlength: "24",
    required: true,
    autocomplete: "nickname",
    enterkeyhint: "go",
    value: known,
  });
  const text = h("label", { for: "name" }, say("your-name"));
  return h("form", { class: "row", onsubmit: submit }, text, input, h("button", { class: "main" }, submitText));
}
