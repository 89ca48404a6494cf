/** The screen stays on while somebody thinks, where the device allows it. The page gives that back when it is hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;

  async function hold(): Promise<void> {
    if (document.visibilityState === "hidden" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => undefined);
    if (over) void lock?.release();
  }

  const again = () => void hold();
  document.addEventListener("visibilitychange", again);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
