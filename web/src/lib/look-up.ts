/** The way from a table's menu to its rules. */

import { mount, unmount } from "svelte";

import { attempt } from "./tell.svelte";
import { speakOf } from "./words.svelte";

/** Table options that change what a cheat sheet says. */
export type Options = Readonly<Record<string, unknown>>;

/** Shows the rules of a game over the page: its cheat sheet or the whole book. */
export function lookUp(game: string, first: "cheat-sheet" | "book", options: Options = {}): Promise<boolean> {
  return attempt(async () => {
    const [{ default: LookUp }] = await Promise.all([
      import("../pages/rules/LookUp.svelte"),
      ...["rules", "cheat", game].map(speakOf),
    ]);
    const shown = mount(LookUp, {
      target: document.body,
      props: { game, first, options, onclose: () => void unmount(shown) },
    });
  });
}
