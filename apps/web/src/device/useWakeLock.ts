import { useEffect } from "react";

/** Keeps the screen on while a game runs. Browsers give the lock back when the page is hidden: it is asked for again. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !("wakeLock" in navigator)) return undefined;
    let isGone = false;
    let lock: WakeLockSentinel | null = null;
    const release = () => {
      void lock?.release();
      lock = null;
    };
    const ask = async () => {
      if (document.hidden) return;
      // A nearly empty battery refuses: then the screen sleeps as it always does.
      const given = await navigator.wakeLock.request("screen").catch(() => null);
      release();
      lock = given;
      if (isGone) release();
    };
    void ask();
    const askAgain = () => void ask();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", askAgain);
      release();
    };
  }, [isOn]);
}
