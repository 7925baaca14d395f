import { useCallback, useEffect, useState } from "react";

const GUARD = "backGuard";

/**
 * While this is on, the browser's Back asks first: it only leaves an entry of the history that lies over the page. Back
 * once more, while the question is open, leaves as always: nobody is trapped.
 */
export function useBackGuard(isOn: boolean) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    layGuard();
    const onPop = () => setAsking(!isGuarded());
    addEventListener("popstate", onPop);
    return () => {
      removeEventListener("popstate", onPop);
      setAsking(false);
      removal = setTimeout(takeGuard);
    };
  }, [isOn]);
  const stay = useCallback(() => {
    setAsking(false);
    layGuard();
  }, []);
  return { isAsking, stay };
}

/** Taken away a moment later: a screen that is drawn anew at once keeps its guard. */
let removal: ReturnType<typeof setTimeout> | undefined;

function takeGuard(): void {
  if (isGuarded()) history.back();
}

function layGuard(): void {
  clearTimeout(removal);
  if (!isGuarded()) history.pushState({ [GUARD]: true }, "");
}

function isGuarded(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && GUARD in state;
}
