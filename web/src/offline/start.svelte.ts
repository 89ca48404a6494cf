/** Starts what the page needs to work offline, once it is visible and idle. */

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

/** The browser reads it when the page is installed. */
function nameManifest(spoken: string): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
  const address = spoken === "en" ? "/manifest.webmanifest" : `/manifest.${spoken}.webmanifest`;
  if (link && link.getAttribute("href") !== address) link.href = address;
}

/** The system colours its bars around the page like the table. */
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
