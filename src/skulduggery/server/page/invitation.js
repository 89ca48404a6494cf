/** How others come to the table: by a link, by a picture of it, by five letters. */

import { h } from "./dom.js";
import { button, tell } from "./shell.js";
import { say } from "./words.js";

export function linkTo(table) {
  return `${location.origin}/t/${table.id}`;
}

export function invitation(table) {
  const link = linkTo(table);
  const pick = (event) => event.target.select();
  return h(
    "section",
    { class: "panel invitation" },
    h("h2", {}, say("invite")),
    h(
      "div",
      { class: "row" },
      h("input", { class: "grow", readonly: true, value: link, onclick: pick, "aria-label": say("link") }),
      button(say("copy"), () => copy(link)),
      navigator.share ? button(say("share"), () => navigator.share({ url: link }).catch(() => {})) : null,
    ),
    byCode(table),
  );
}

/** The picture and the five letters. */
export function byCode(table) {
  return h("div", { class: "by-code" }, qr(table), h("p", {}, say("code-is"), h("b", { class: "code" }, table.code)));
}

export function qr(table) {
  return h("img", { class: "qr", src: `/api/tables/${table.id}/qr.svg`, alt: say("qr"), width: "200", height: "200" });
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure connection there is no clipboard to write to but this old one.
    document.querySelector(".invitation input").select();
    document.execCommand("copy");
  }
  tell(say("copied"));
}
