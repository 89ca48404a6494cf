/** How a table stands, put together from what the server has told. No rule of any game is known here. */

import { sayOf } from "./words.js";

const MOST_LINES = 300;

export function blank() {
  return { table: null, you: null, view: null, prompt: null, words: {}, acting: [], clocks: null, log: [], chat: [] };
}

/** The standing after one more message. */
export function after(standing, message) {
  switch (message.type) {
    case "update":
      return updated(standing, message);
    case "table-changed":
      return { ...standing, table: message.table };
    case "chat":
      return { ...standing, chat: [...standing.chat, ...message.lines.filter((line) => isNew(standing, line))] };
    default:
      return standing;
  }
}

/** The name at a seat. */
export function nameAt(table, seat) {
  return table.chairs[seat]?.name || sayOf(table.settings.game, "player-number", { number: seat + 1 });
}

export function myChair({ table, you }) {
  return you?.seat === null || you?.seat === undefined ? null : table.chairs[you.seat];
}

export function isOver(table) {
  return table.status === "finished" || table.status === "abandoned";
}

/** Milliseconds that the seat has left now; null without a clock. */
export function timeLeft({ clocks, acting }, seat, now) {
  const left = clocks?.left?.[seat];
  if (left === null || left === undefined) return null;
  return clocks.running && acting.includes(seat) ? Math.max(0, left - (now - clocks.heardAt)) : left;
}

function updated(standing, update) {
  const table = update.table ?? standing.table;
  const { notice, events = [] } = update.words ?? {};
  const told = notice ? [notice, ...events] : events;
  const from = standing.log.at(-1)?.n ?? 0;
  const lines = told.map((text, index) => ({ n: from + index + 1, text }));
  return {
    table,
    you: update.you ?? standing.you,
    view: update.view ?? null,
    prompt: update.prompt ?? null,
    words: update.words ?? {},
    acting: update.acting ?? [],
    clocks: update.clocks ? { ...update.clocks, heardAt: Date.now() } : null,
    log: [...standing.log, ...lines].slice(-MOST_LINES),
    chat: update.chat ?? standing.chat,
  };
}

function isNew({ chat }, line) {
  return !chat.some((known) => known.n === line.n);
}
