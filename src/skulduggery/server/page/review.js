/** A finished game again, step by step: with all hands open, or as one player saw it. */

import { get } from "./api.js";
import { h, show } from "./dom.js";
import { gameScreen } from "./games/index.js";
import { bar, button, link, sorry, tell } from "./shell.js";
import { gameTitle, say, spoken } from "./words.js";

const PAGE = 50;
const SEALED = ["hands", "bids", "planks", "sealed"];
/** Rows with one entry a seat, of which each player sees his own. */

export function review(host, id) {
  const state = { host, id, viewer: "open", at: 1, steps: new Map(), total: 0 };
  document.title = say("review");
  move(state, 1);
  const keys = (event) => !event.target.closest("input, select") && turnPage(state, event.key);
  window.addEventListener("keydown", keys);
  return () => {
    state.left = true;
    window.removeEventListener("keydown", keys);
  };
}

function turnPage(state, key) {
  if (key === "ArrowRight") move(state, state.at + 1);
  if (key === "ArrowLeft") move(state, state.at - 1);
}

async function move(state, wanted) {
  const at = Math.max(1, state.total ? Math.min(wanted, state.total) : wanted);
  state.at = at;
  try {
    if (!state.steps.has(at)) await load(state, at);
  } catch (problem) {
    if (state.total) tell(problem.message);
    else
      sorry(
        state.host,
        problem.message,
        button(say("try-again"), () => move(state, at), { class: "main" }),
      );
    return;
  }
  if (!state.left && state.at === at) draw(state);
}

async function load(state, at) {
  const { viewer } = state;
  const first = at - ((at - 1) % PAGE);
  const query = new URLSearchParams({ viewer, from: first, count: PAGE, lang: spoken() });
  const found = await get(`/api/tables/${state.id}/review?${query}`);
  if (viewer !== state.viewer) return;
  state.total = found.total;
  state.found = found;
  for (const step of found.steps) state.steps.set(step.number, step);
}

function draw(state) {
  const { found, at, total } = state;
  const step = state.steps.get(at);
  const game = gameScreen(found.game, () => draw(state));
  show(
    state.host,
    bar(gameTitle(found.game), link(`/t/${state.id}`, { class: "button" }, say("back-to-table"))),
    h(
      "main",
      { class: "review" },
      viewers(state),
      h("p", { class: "news", role: "status" }, h("b", {}, `${at}/${total} `), (step?.words ?? []).join(" ")),
      steps(state),
      h("section", { class: "felt" }, step && game ? board(game, step, found) : null),
    ),
  );
}

function board(game, step, found) {
  const view = step.view ?? opened(step.views);
  const seen = {
    game: found.game,
    me: view.viewer ?? null,
    names: found.players.map(({ name }) => name),
    marks: [],
    clocks: [],
    acting: [],
    prompt: null,
    words: {},
    choice: {},
  };
  return [game.board(view, seen), game.hands(view, seen)];
}

/** What all players saw, as one view. */
function opened(views) {
  const first = { ...views[0], phase: { ...views[0].phase }, viewer: null };
  for (const key of SEALED) {
    if (first[key]) first[key] = views.map((view, seat) => view[key][seat]);
    if (first.phase[key]) first.phase[key] = views.map((view, seat) => view.phase[key][seat]);
  }
  return first;
}

function viewers(state) {
  const choose = (event) => {
    state.viewer = event.target.value;
    state.steps.clear();
    move(state, state.at);
  };
  const seats = state.found.players.map(({ name }, seat) =>
    h("option", { value: String(seat) }, say("as-seen-by", { name })),
  );
  const all = [
    h("option", { value: "open" }, say("all-open")),
    ...seats,
    h("option", { value: "spectator" }, say("as-spectator")),
  ];
  return h("select", { "aria-label": say("viewer"), value: state.viewer, onchange: choose }, all);
}

function steps(state) {
  const to = (wanted, text, label) => button(text, () => move(state, wanted), { "aria-label": label });
  return h(
    "div",
    { class: "steps" },
    to(1, "⏮", say("first-step")),
    to(state.at - 1, "◀", say("step-back")),
    h("input", {
      type: "range",
      class: "grow",
      min: "1",
      max: String(state.total),
      value: String(state.at),
      "aria-label": say("step"),
      oninput: (event) => move(state, Number(event.target.value)),
    }),
    to(state.at + 1, "▶", say("step-on")),
    to(state.total, "⏭", say("last-step")),
  );
}
