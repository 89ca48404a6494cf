/**
 * How each game looks, found by its file: a new game adds one and edits no list. A file has
 *
 *     board(view, seen)   what lies on the table
 *     dock(view, seen)    one's own hand and what can be done
 *     hands(view, seen)   all hands that are open, for looking back
 *     sheet(view, seen)   the score sheet, if the game has one
 */

const loaded = new Map();

/** The game's screen; undefined while it is on its way, `redraw` follows when it is there. */
export function gameScreen(name, redraw) {
  if (!loaded.has(name)) {
    loaded.set(name, undefined);
    const keep = (screen) => {
      loaded.set(name, screen);
      redraw();
    };
    const file = import(`./${name}.js`).catch(() => import("./other.js"));
    file.then(keep, () => loaded.set(name, MISSING));
  }
  return loaded.get(name) === MISSING ? undefined : loaded.get(name);
}

/** Whether the server was away when the screen was asked for. Browsers do not ask again until the page is reloaded. */
export function isMissing(name) {
  return loaded.get(name) === MISSING;
}

const MISSING = Symbol("missing");
