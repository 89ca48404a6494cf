/** Finds out which screen the address names, and shows it. */

import { button, onArrival, sorry } from "./shell.js";
import { say, speak, wishedFor } from "./words.js";

const TABLE = /^\/t\/([^/]+)$/;

let leave = () => {};
let visits = 0;

async function arrive() {
  leave();
  leave = () => {};
  document.querySelectorAll("dialog").forEach((dialog) => dialog.close());
  const visit = ++visits;
  const host = document.getElementById("page");
  try {
    const screen = await screenFor(location);
    if (visit === visits) leave = screen(host) ?? leave;
  } catch {
    sorry(
      host,
      say("server-away"),
      button(say("try-again"), () => location.reload(), { class: "main" }),
    );
  }
}

/** A screen is shown in its host; what it returns is called when it is left. */
async function screenFor(place) {
  const table = TABLE.exec(place.pathname)?.[1];
  const wanted = new URLSearchParams(place.search);
  if (table === undefined) {
    const { home, mine } = await (wanted.has("mine") ? import("./mine.js") : import("./home.js"));
    return home ?? mine;
  }
  if (wanted.has("review")) {
    const { review } = await import("./review.js");
    return (host) => review(host, table);
  }
  const { table: open } = await import("./table.js");
  return (host) => open(host, table, { tv: wanted.has("tv") });
}

onArrival(arrive);
window.addEventListener("popstate", arrive);
await speak(wishedFor()).catch(() => {});
await arrive();
