/** A screen that does not go dark while cards are played. */

export function canStayAwake(): boolean {
  return "wakeLock" in navigator;
}

/** Browsers let go of it when the page is left: it is asked for again on return. Returns how to stop. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let isWanted = true;

  async function ask(): Promise<void> {
    if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
    try {
      const given = await navigator.wakeLock.request("screen");
      if (isWanted) lock = given;
      else void given.release();
    } catch {
      // A battery that is low, a system that forbids it: the screen goes dark as ever.
    }
  }

  const whenBack = () => void ask();
  document.addEventListener("visibilitychange", whenBack);
  void ask();
  return () => {
    isWanted = false;
    document.removeEventListener("visibilitychange", whenBack);
    void lock?.release();
  };
}
