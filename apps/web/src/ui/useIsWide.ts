import { useSyncExternalStore } from "react";

/** As in the layouts of the table: from here on a panel stands beside it. */
const WIDE = "(min-width: 1080px) and (min-height: 561px)";

export function useIsWide(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches);
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
