/** How a table is played: the host chooses, the others read. */

import { allGames } from "./api.js";
import { h } from "./dom.js";
import { gameTitle, say, sayOf } from "./words.js";

const RETRY_MS = 5_000;
const SPEEDS = ["instant", "quick", "normal", "slow"];
const CLOCKS = [
  { type: "none" },
  ...[15, 30, 60, 120].map((seconds) => ({ type: "move", seconds })),
  ...[300, 600, 1200].map((seconds) => ({ type: "game", seconds, increment: 5 })),
];

/** "Sailor: plays sensibly by simple rules" */
export function botNames(bot) {
  return sayOf("shared", `bot-${bot}`) ?? bot;
}

export function settingsPanel(room) {
  if (room.own.games === undefined) learn(room);
  const game = room.own.games.find(({ name }) => name === room.standing.table.settings.game);
  return h("section", { class: "panel settings" }, h("h2", {}, say("settings")), game ? fields(room, game) : null);
}

/** What can be played; asked again after a while if the server was away. */
function learn(room) {
  room.own.games = [];
  const keep = (games) => {
    room.own.games = games;
    room.redraw();
  };
  allGames().then(keep, () => setTimeout(() => keep(undefined), RETRY_MS));
}

function fields(room, game) {
  const {
    table: { settings },
    you,
  } = room.standing;
  const form = {
    disabled: !you.host,
    change: (changes) => room.ask({ type: "change-settings", settings: { ...settings, ...changes } }),
  };
  const counts = range(game.lowest, game.highest);
  return [
    list(
      form,
      "game",
      settings.game,
      room.own.games.map(({ name }) => [name, gameTitle(name)]),
      (name) => otherGame(room, name),
    ),
    list(
      form,
      "players",
      settings.seats,
      counts.map((n) => [n, n]),
      (n) => ({ seats: Number(n) }),
    ),
    game.options.filter((option) => option.affects_rules).map((option) => gameOption(form, settings, option)),
    list(
      form,
      "bot-speed",
      settings.bot_speed,
      SPEEDS.map((speed) => [speed, say(`speed-${speed}`)]),
      (bot_speed) => ({ bot_speed }),
    ),
    level(room, game, form),
    clock(form, settings),
    tick(form, "public", settings.public),
    tick(form, "spectators", settings.spectators),
    tick(form, "free_chat", settings.free_chat),
  ];
}

/** Another game has other options, and perhaps room for fewer players. */
function otherGame(room, name) {
  const game = room.own.games.find((one) => one.name === name);
  const seats = Math.min(game.highest, Math.max(game.lowest, room.standing.table.settings.seats));
  return { game: name, seats, options: {} };
}

function gameOption(form, settings, option) {
  const set = (value) => ({ options: { ...settings.options, [option.name]: value } });
  const title = sayOf(settings.game, `option-${option.name}`) ?? option.name;
  const value = settings.options[option.name] ?? option.default;
  if (option.type === "numbers") return numbers(form, title, option, value, set);
  const values = option.values.map((one) => [one, sayOf(settings.game, `option-${option.name}-${one}`) ?? one]);
  return list({ ...form, title }, option.name, value, values, set);
}

function numbers(form, title, option, values, set) {
  const inputs = values.map((value, index) =>
    h("input", {
      type: "number",
      min: String(option.lowest),
      max: String(option.highest),
      value: String(value),
      disabled: form.disabled,
      "aria-label": `${title}: ${index + 1}`,
      onchange: (event) => form.change(set(values.map((old, at) => (at === index ? Number(event.target.value) : old)))),
    }),
  );
  return h("div", { class: "field" }, h("span", {}, title), h("div", { class: "numbers" }, inputs));
}

/** What new bots will be like; the table itself knows only those who sit there. */
function level(room, game, form) {
  if (form.disabled) return null;
  room.own.level = game.bots.includes(room.own.level) ? room.own.level : game.bots.at(-1);
  const choose = (event) => {
    room.own.level = event.target.value;
  };
  const levels = game.bots.map((bot) => h("option", { value: bot }, botNames(bot)));
  return field(
    "bot-level",
    say("bot-level"),
    h("select", { id: "set-bot-level", value: room.own.level, onchange: choose }, levels),
  );
}

function clock(form, settings) {
  const now = JSON.stringify(settings.clock);
  const known = CLOCKS.map((one) => JSON.stringify(one));
  const all = known.includes(now) ? known : [...known, now];
  const values = all.map((text) => [text, clockName(JSON.parse(text))]);
  return list(form, "clock", now, values, (text) => ({ clock: JSON.parse(text) }));
}

function clockName({ type, seconds, increment = 0 }) {
  if (type === "none") return say("clock-none");
  if (type === "move") return say("clock-move", { seconds });
  return say("clock-game", { minutes: Math.round(seconds / 60), increment });
}

function list(form, name, value, values, change) {
  const options = values.map(([one, text]) => h("option", { value: String(one) }, text));
  const choose = (event) => form.change(change(event.target.value));
  const select = h(
    "select",
    { id: `set-${name}`, value: String(value), disabled: form.disabled, onchange: choose },
    options,
  );
  return field(name, form.title ?? say(name), select);
}

function tick(form, name, checked) {
  const change = (event) => form.change({ [name]: event.target.checked });
  const box = h("input", { type: "checkbox", id: `set-${name}`, checked, disabled: form.disabled, onchange: change });
  return h("label", { class: "field tick", for: `set-${name}` }, box, say(`allow-${name}`));
}

function field(name, title, control) {
  return h("div", { class: "field", key: name }, h("label", { for: `set-${name}` }, title), control);
}

function range(lowest, highest) {
  return Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);
}
