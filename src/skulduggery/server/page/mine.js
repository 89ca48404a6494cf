/** My games: history, statistics, records; my name; and the way to be forgotten. */

import { ask, get, whoAmI } from "./api.js";
import { h, show } from "./dom.js";
import { attempt, bar, button, confirm, go, languageChoice, link, nameForm, sorry, tell } from "./shell.js";
import { gameTitle, say, spoken } from "./words.js";

export function mine(host) {
  const state = { games: [], next: null, statistics: [] };
  document.title = say("my-games-and-data");
  const load = async () => {
    state.me = await whoAmI();
    if (state.me === null) {
      go("/");
      return;
    }
    state.statistics = (await get("/api/me/statistics")).statistics;
    await more(state, "/api/me/history");
    draw(host, state);
  };
  const again = () =>
    load().catch((problem) => {
      sorry(host, problem.message, button(say("try-again"), again, { class: "main" }));
    });
  again();
}

async function more(state, path) {
  const page = await get(path);
  state.games.push(...page.games);
  state.next = page.next;
}

function draw(host, state) {
  const parts = [statistics(state), history(host, state), rename(host, state), forget()];
  show(host, bar(say("my-games-and-data"), languageChoice()), h("main", {}, parts));
}

function statistics({ statistics: rows }) {
  if (rows.length === 0) return null;
  const head = ["game", "players", "games-played", "games-won", "best"].map((key) =>
    h("th", { scope: "col" }, say(key)),
  );
  const body = rows.map((row) =>
    h(
      "tr",
      {},
      h("th", { scope: "row" }, gameTitle(row.game)),
      [row.players, row.played, row.won, row.best_score].map((n) => h("td", {}, n)),
    ),
  );
  const table = h("table", {}, h("thead", {}, h("tr", {}, head)), h("tbody", {}, body));
  return h("section", { class: "panel" }, h("h2", {}, say("statistics")), h("div", { class: "wide" }, table));
}

function history(host, state) {
  const games = state.games.map((game) => played(game));
  const list =
    games.length > 0 ? h("ul", { class: "list tall" }, games) : h("p", { class: "small" }, say("no-history"));
  const showMore = () =>
    attempt(async () => {
      await more(state, `/api/me/history?before=${state.next}`);
      draw(host, state);
    });
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, say("my-history")),
    list,
    state.next !== null && button(say("more"), showMore),
    games.length > 0 && h("a", { class: "button", href: "/api/me/records", download: true }, say("download-all")),
  );
}

function played(game) {
  const day = new Date(game.finished_at).toLocaleDateString(spoken(), { dateStyle: "medium" });
  const result = say("place-of", { place: game.place, players: game.seats, score: game.score });
  return h(
    "li",
    { key: game.table },
    h("span", { class: "grow" }, h("b", {}, gameTitle(game.game)), h("small", {}, `${day} · ${result}`)),
    link(`/t/${game.table}?review`, { class: "button" }, say("review")),
    h("a", { class: "button", href: `/api/tables/${game.table}/record`, download: true }, say("record")),
  );
}

function rename(host, state) {
  const take = (name) =>
    attempt(async () => {
      state.me = await ask("PATCH", "/api/me", { name });
      draw(host, state);
      tell(say("you-are", { name: state.me.name }));
    });
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, say("my-name")),
    h("p", {}, say("you-are", { name: state.me.name })),
    nameForm(say("save"), take, state.me.name),
  );
}

function forget() {
  const gone = () =>
    attempt(async () => {
      await ask("DELETE", "/api/me");
      tell(say("deleted"));
      go("/");
    });
  const sure = () => confirm(say("delete-me"), say("delete-me-means"), gone);
  return h(
    "section",
    { class: "panel" },
    h("h2", {}, say("my-data")),
    h("p", { class: "small" }, say("my-data-is")),
    button(say("delete-me"), sure, { class: "danger" }),
  );
}
