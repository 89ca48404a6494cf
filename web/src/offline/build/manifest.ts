/** Web app manifests in every language, built from the page's own words and colours. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const LOCALES = fileURLToPath(new URL("../../../../src/skulduggery/locales/", import.meta.url));
const TOKENS = fileURLToPath(new URL("../../styles/tokens.css", import.meta.url));

/** The page names the first language's manifest; the others are set once the language is known. */
export function manifestName(language: string): string {
  return language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
}

export function manifest(language: string): object {
  const word = wordsOf(language);
  const wood = woodColour();
  return {
    id: "/",
    name: "Skulduggery",
    short_name: "Skulduggery",
    description: word("install-description"),
    lang: language,
    dir: "ltr",
    start_url: "/?source=installed",
    scope: "/",
    display: "standalone",
    theme_color: wood,
    background_color: wood,
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
    shortcuts: [
      { name: word("install-shortcut-rules"), url: "/rules", icons: SHORTCUT_ICONS },
      { name: word("install-shortcut-pad"), url: "/pad", icons: SHORTCUT_ICONS },
      { name: word("install-shortcut-pass"), url: "/pass", icons: SHORTCUT_ICONS },
    ],
  };
}

/** The colour that the browser shows around the page and while it loads: the table's wood in the lantern theme. */
export function woodColour(): string {
  const found = /--wood: (#[0-9a-f]{6});/.exec(readFileSync(TOKENS, "utf8"));
  if (!found?.[1]) throw new Error("tokens.css has no --wood");
  return found[1];
}

const SHORTCUT_ICONS = [{ src: "/icon-192.png", sizes: "192x192", type: "image/png" }];

/** Only whole sentences without arguments are needed here. */
function wordsOf(language: string): (key: string) => string {
  const catalogue = readFileSync(`${LOCALES}${language}/web-around.ftl`, "utf8");
  return (key) => {
    const found = new RegExp(`^${key} = (.+)$`, "m").exec(catalogue)?.[1];
    if (!found) throw new Error(`${language}/web-around.ftl has no ${key}`);
    return found;
  };
}
