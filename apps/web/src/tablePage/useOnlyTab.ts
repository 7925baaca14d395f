import { useEffect, useState } from "react";

interface OnlyTab {
  /** False as soon as another tab has come for the same thing. */
  readonly isMine: boolean;
  readonly takeOver: () => void;
}

/** The newest tab has it: two that keep the same game would overwrite each other. Without TLS browsers cannot tell. */
export function useOnlyTab(name: string): OnlyTab {
  const [isMine, setMine] = useState(true);
  useEffect(() => {
    if (!isMine || !("locks" in navigator)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const untilLeft = () => {
      if (signal.aborted) return Promise.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", resolve));
    };
    navigator.locks.request(name, { steal: true }, untilLeft).catch(() => {
      if (!signal.aborted) setMine(false);
    });
    return () => leaving.abort();
  }, [name, isMine]);
  return { isMine, takeOver: () => setMine(true) };
}
