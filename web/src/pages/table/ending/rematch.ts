import { get } from "../../../lib/api";
import { go } from "../../../lib/router.svelte";

const TRIES = 10;
const APART_MS = 300;

/** The table that was opened for the next game may come a moment after the news of it. */
export async function goToRematch(next: string, tv = false): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const isThere = await get(`/api/tables/${next}`).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, APART_MS));
  }
  go(`/t/${next}${tv ? "?tv" : ""}`);
}
