import { useEffect, useState } from "react";

const TICK_MS = 250;

/** Whole seconds until `endsAt` on this browser's clock; null when nothing is running. */
export function useCountdown(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
