/** Retries a page that could not be loaded when the server answers. */

import { get } from "./api";

export const ASK_AGAIN_MS = 4_000;
/** If the page fails although the server answers, it is not reloaded again and again. */
export const REST_MS = 30_000;
const LAST = "skulduggery:tried-again";

/** Polls the server until it answers, then calls `again`. Returns a function that stops polling. */
export function onceServerAnswers(again: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function ask(): Promise<void> {
    clearTimeout(timer);
    const isThere = await get("/api/games").then(
      () => true,
      () => false,
    );
    if (isOver) return;
    if (isThere && isRested()) {
      noteTry();
      again();
    }
    timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  }

  timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  const hurry = (): void => void ask();
  addEventListener("online", hurry);
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener("online", hurry);
  };
}

function isRested(): boolean {
  const past = Date.now() - Number(remembered());
  return past < 0 || past > REST_MS;
}

function remembered(): string | null {
  try {
    return sessionStorage.getItem(LAST);
  } catch {
    return null; // storage is forbidden: treat every page as the first
  }
}

function noteTry(): void {
  try {
    sessionStorage.setItem(LAST, String(Date.now()));
  } catch {
    // see above
  }
}
