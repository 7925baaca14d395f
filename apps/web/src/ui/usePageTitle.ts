import { useEffect } from "react";
import { words } from "../texts/words.ts";

/** The name of the tab. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? words.appName : `${title} · ${words.appName}`;
  }, [title]);
}
