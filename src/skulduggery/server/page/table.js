/** A table by its link: before, during and after the game. */

import { get, post } from "./api.js";
import { h, show } from "./dom.js";
import { ending } from "./ending.js";
import { gameScreen, isMissing } from "./games/index.js";
import { Line, NO_VERDICTS } from "./line.js";
import { playing } from "./playing.js";
import { attempt, bar, button, go, languageChoice, nameForm, sorry, tell } from "./shell.js";
import { after, blank, isOver } from "./standing.js";
import { onTv } from "./tv.js";
import { waiting } from "./waiting.js";
import { gameTitle, say, spoken } from "./words.js";

const CLOCK_MS = 500;

export function table(host, id, { tv }) {
  const room = new Room(host, id, tv);
  room.enter();
  return () => room.leave();
}

/** One visit to a table. Screens draw from `standing`, ask with `ask`, and keep their own small things in `own`. */
class Room {
  constructor(host, id, tv) {
    this.host = host;
    this.id = id;
    this.tv = tv;
    this.standing = blank();
    this.own = {};
    this.asking = 0;
    this.left = false;
  }

  async enter() {
    try {
      const found = await get(`/api/tables/${encodeURIComponent(this.id)}`);
      if (this.left) return;
      if (found.you) this.connect();
      else if (this.tv) await this.#comeAs("TV");
      else this.#askName(found);
    } catch (problem) {
      this.#sorry(problem);
    }
  }

  connect() {
    const query = new URLSearchParams({ words: spoken(), ...(this.tv ? { tv: "true" } : {}) });
    this.line = new Line(`/api/tables/${this.id}/socket?${query}`, {
      heard: (message) => this.#hear(message),
      lost: (wait) => this.#lost(wait),
      ended: (goodbye) => this.#goodbye(goodbye),
    });
    this.clock = setInterval(() => this.standing.clocks && this.redraw(), CLOCK_MS);
  }

  leave() {
    this.left = true;
    clearInterval(this.clock);
    this.line?.close();
    showLost(null);
    document.body.classList.remove("tv");
  }

  /** Sends a request; true if it was done. What the server says against it is told. */
  async ask(request) {
    this.asking += 1;
    tell("");
    this.redraw();
    const answer = await this.line.ask(request);
    this.asking -= 1;
    if (answer.type === "refused") tell(answer.message);
    this.redraw();
    return answer.type !== "refused";
  }

  redraw() {
    const { table } = this.standing;
    if (table === null || this.left) return;
    document.title = this.#title();
    gameScreen(table.settings.game, () => this.redraw()); // on its way before it is needed
    if (this.tv) onTv(this);
    else if (table.status === "waiting") waiting(this);
    else if (isOver(table)) ending(this);
    else playing(this);
  }

  /** The table that was opened for the next game may come a moment after the news of it. */
  async goToRematch() {
    const next = this.standing.table.rematch;
    for (let tries = 0; tries < 10; tries += 1) {
      const there = await get(`/api/tables/${next}`).then(
        () => true,
        () => false,
      );
      if (there) break;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    if (!this.left) go(`/t/${next}${this.tv ? "?tv" : ""}`);
  }

  #hear(message) {
    const before = this.standing;
    this.standing = after(before, message);
    if (message.type === "refused" && (!message.id || NO_VERDICTS.has(message.reason))) tell(message.message);
    if (before.prompt?.id !== this.standing.prompt?.id) this.own.choice = {};
    this.redraw();
    if (this.tv && this.standing.table?.rematch && !before.table?.rematch) this.goToRematch();
  }

  #lost(wait) {
    showLost(wait);
    const game = this.standing.table?.settings.game;
    if (wait === null && isMissing(game)) location.reload();
  }

  #title() {
    const game = gameTitle(this.standing.table.settings.game);
    return this.standing.prompt ? `● ${say("your-turn")} · ${game}` : `${game} · Skulduggery`;
  }

  #goodbye(goodbye) {
    if (goodbye.reason === "not-a-guest") this.enter();
    else if (goodbye.reason === "forgotten") go("/");
    else this.#sorry(goodbye);
  }

  async #comeAs(name) {
    await post("/api/guests", { name });
    if (!this.left) this.connect();
  }

  #askName({ table: found }) {
    const host = found.chairs[found.host_seat]?.name ?? "Skulduggery";
    const invited = h("p", {}, say("invited", { name: host, game: gameTitle(found.settings.game) }));
    const form = nameForm(say("come-in"), (name) => attempt(() => this.#comeAs(name)));
    const text = h("p", { class: "small" }, say("name-is-all"));
    show(
      this.host,
      bar(gameTitle(found.settings.game), languageChoice()),
      h("main", {}, h("section", { class: "panel" }, invited, form, text)),
    );
  }

  #sorry({ reason, message }) {
    if (this.left) return;
    showLost(null);
    const final = reason === "no-such-table" || reason === "no-spectators";
    const again = () => this.enter();
    sorry(this.host, message, final ? null : button(say("try-again"), again, { class: "main" }));
  }
}

/** `wait` in milliseconds until the next try; null when all is well. */
function showLost(wait) {
  const lost = document.getElementById("lost");
  lost.hidden = wait === null;
  if (wait !== null) lost.textContent = say("reconnecting");
}
