/** The first screen: who I am, what to play, and with whom. */

import { allGames, get, post, whoAmI } from "./api.js";
import { h, show } from "./dom.js";
import { attempt, bar, button, go, languageChoice, link, nameForm, sorry, tell } from "./shell.js";
import { gameTitle, say } from "./words.js";

const REFRESH_MS = 15_000;
const SEATS = { "sleeping-queens": 3 };
const USUAL_SEATS = 4;
const SIGNS = { "skull-king": "☠", "skull-king-dice": "⚄", "skull-queen": "⚓", "sleeping-queens": "♛" };

export function home(host) {
  const state = { me: undefined, games: [], mine: [], open: [], seats: {} };
  const redraw = () => draw(host, state);
  const refresh = () => load(state).then(redraw, (problem) => failed(host, state, problem));
  const timer = setInterval(() => document.visibilityState === "visible" && refresh(), REFRESH_MS);
  state.refresh = refresh;
  document.title = "Skulduggery";
  refresh();
  return () => clearInterval(timer);
}

async function load(state) {
  const [me, games] = await Promise.all([whoAmI(), allGames()]);
  const [open, mine] = me === null ? [[], []] : await Promise.all([get("/api/tables"), get("/api/me/tables")]);
  Object.assign(state, { me, games, open: open.tables ?? [], mine: mine.tables ?? [] });
}

function failed(host, state, problem) {
  if (state.me === undefined) sorry(host, problem.message, button(say("try-again"), state.refresh, { class: "main" }));
  else tell(problem.message);
}

function draw(host, state) {
  const parts =
    state.me === null ? [welcome(state)] : [games(state), byCode(), mine(state), open(state), aboutMe(state)];
  show(host, bar("Skulduggery", languageChoice()), h("main", { class: "home-page" }, parts));
}

function welcome(state) {
  const come = (name) =>
    attempt(async () => {
      await post("/api/guests", { name });
      await state.refresh();
    });
  const intro = h("p", {}, say("welcome"));
  return h(
    "section",
    { class: "panel" },
    intro,
    nameForm(say("come-in"), come),
    h("p", { class: "small" }, say("name-is-all")),
  );
}

function games(state) {
  return h(
    "section",
    { class: "games", "aria-label": say("games") },
    state.games.map((game) => gameCard(state, game)),
  );
}

function gameCard(state, game) {
  const seats =
    state.seats[game.name] ?? Math.min(game.highest, Math.max(game.lowest, SEATS[game.name] ?? USUAL_SEATS));
  const counts = Array.from({ length: game.highest - game.lowest + 1 }, (_, n) => game.lowest + n);
  const choose = (event) => {
    state.seats[game.name] = Number(event.target.value);
  };
  const choices = counts.map((n) => h("option", { value: String(n) }, say("so-many-players", { count: n })));
  return h(
    "article",
    { class: "panel game", key: game.name, "data-game": game.name },
    h("h2", {}, h("span", { class: "sign", "aria-hidden": "true" }, SIGNS[game.name] ?? "♟"), gameTitle(game.name)),
    h("select", { "aria-label": say("players"), value: String(seats), onchange: choose }, choices),
    button(say("play-now"), () => playNow(game, state.seats[game.name] ?? seats), { class: "main" }),
    button(say("with-friends"), () => invite(game, state.seats[game.name] ?? seats)),
  );
}

function playNow(game, seats) {
  const bots = Array.from({ length: seats - 1 }, () => ({}));
  return openTable({ settings: { game: game.name, seats }, bots, start: true });
}

function invite(game, seats) {
  return openTable({ settings: { game: game.name, seats } });
}

function openTable(wanted) {
  return attempt(async () => go((await post("/api/tables", wanted)).link));
}

function byCode() {
  const submit = (event) => {
    event.preventDefault();
    const code = new FormData(event.target).get("code").trim();
    attempt(async () => go(`/t/${(await get(`/api/codes/${encodeURIComponent(code)}`)).id}`));
  };
  const input = h("input", {
    id: "code",
    name: "code",
    class: "code",
    required: true,
    maxlength: "12",
    autocomplete: "off",
    autocapitalize: "characters",
    spellcheck: "false",
    enterkeyhint: "go",
  });
  return h(
    "form",
    { class: "panel row", onsubmit: submit },
    h("label", { for: "code" }, say("have-a-code")),
    input,
    h("button", {}, say("go-to-table")),
  );
}

function mine(state) {
  if (state.mine.length === 0) return null;
  const tables = state.mine.map(({ table }) => listed(table, say("go-on")));
  return h(
    "section",
    { class: "panel", id: "mine" },
    h("h2", {}, say("my-tables")),
    h("ul", { class: "list" }, tables),
  );
}

function open(state) {
  const known = new Set(state.mine.map(({ table }) => table.id));
  const others = state.open.filter((table) => !known.has(table.id));
  const tables = others.map((table) => listed(table, table.status === "waiting" ? say("join") : say("watch")));
  const list =
    others.length > 0 ? h("ul", { class: "list" }, tables) : h("p", { class: "small" }, say("no-open-tables"));
  return h("section", { class: "panel", id: "open" }, h("h2", {}, say("open-tables")), list);
}

function listed(table, way) {
  const names = table.chairs
    .map((chair) => chair.name)
    .filter(Boolean)
    .join(", ");
  const free = table.chairs.filter((chair) => !chair.name).length;
  const standing = table.status === "playing" ? say("is-playing") : say("free-seats", { count: free });
  return h(
    "li",
    { key: table.id },
    h("span", { class: "grow" }, h("b", {}, gameTitle(table.settings.game)), h("small", {}, `${names} · ${standing}`)),
    link(`/t/${table.id}`, { class: "button" }, way),
  );
}

function aboutMe(state) {
  const name = h("span", { class: "grow" }, say("you-are", { name: state.me.name }));
  return h("section", { class: "panel row" }, name, link("/?mine", { class: "button" }, say("my-games-and-data")));
}
