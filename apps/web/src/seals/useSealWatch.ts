import { useEffect } from "react";
import { useSession, useTable } from "../session/context.ts";

/** What a table seals is brought and checked by code of its own, which practice never loads. */
export function useSealWatch(): void {
  const session = useSession();
  const isSealed = useTable(({ frame }) => frame !== null && frame.seals !== null);
  useEffect(() => {
    if (!isSealed) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    const start = async () => {
      const { watchTableSeals } = await import("./watch.ts");
      const watching = await watchTableSeals(session);
      if (isGone) watching();
      else stop = watching;
    };
    void start();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [session, isSealed]);
}
