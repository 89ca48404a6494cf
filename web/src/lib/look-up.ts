/** The way from a table's menu to its rules. */

import { mount, unmount } from "svelte";

import { attempt } from "./tell.svelte";
import { speakOf } from "./words.svelte";

/** What may be chosen at a table and changes what a cheat sheet says. */
export type Options = Readonly<Record<string, unknown>>;

/** Lays the rules of a game over whatever is shown, its cheat sheet first or the whole book. */
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
