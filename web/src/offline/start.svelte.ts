/** What the page does for a time without a network, once everybody can see it and it has nothing better to do. */

import { mount } from "svelte";

import { language, speakOf } from "../lib/words.svelte";
import { keeper } from "./keeper.svelte";

export async function start(): Promise<void> {
  $effect.root(() => {
    $effect(() => nameManifest(language()));
    $effect(() => {
      void language();
      void keeper.keepLanguage();
    });
    $effect(() => {
      if (keeper.fresh) void showNotice();
    });
  });
  followTheme();
  await keeper.begin();
}

/** The browser reads it when somebody installs the page. */
function nameManifest(spoken: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const address = spoken === "en" ? "/manifest.webmanifest" : `/manifest.${spoken}.webmanifest`;
  if (link && link.getAttribute("href") !== address) link.href = address;
}

/** What the system draws around the page has the colour of the table. */
function followTheme(): void {
  const root = document.documentElement;
  const paint = () =>
    document
      .querySelector("meta[name=theme-color]")
      ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--wood"));
  new MutationObserver(paint).observe(root, { attributeFilter: ["data-theme"] });
  paint();
}

let shown = false;

async function showNotice(): Promise<void> {
  if (shown) return;
  shown = true;
  const [{ default: Notice }] = await Promise.all([import("./Notice.svelte"), speakOf("around")]);
  mount(Notice, { target: document.body });
}
