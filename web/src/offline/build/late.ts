import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../../../../src/skulduggery/locales/", import.meta.url));
const TRY_AGAIN = /^try-again = (.+)$/m;
const APP = '<div id="app">';

/**
 * Shown if the page's script does not load: a link to reload, in every language, because no script can choose one.
 * `styles/late.css` hides it for the first seconds.
 */
export function late(): Plugin {
  return {
    name: "skulduggery-late",
    transformIndexHtml: (html) => html.replace(APP, `${APP}<div class="late">${links().join("")}</div>`),
  };
}

function links(): string[] {
  const languages = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages
    .map(({ name }) => ({ name, text: readText(name) }))
    .filter(({ text }) => text !== "")
    .map(({ name, text }) => `<a href="" lang="${name}">${text}</a>`);
}

function readText(language: string): string {
  try {
    return TRY_AGAIN.exec(readFileSync(`${LOCALES}${language}/web.ftl`, "utf8"))?.[1] ?? "";
  } catch {
    return ""; // no language
  }
}
