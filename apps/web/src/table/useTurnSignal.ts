import { useEffect } from "react";
import { words } from "../texts/words.ts";

/** When the tab is hidden, its title and icon say that it is your turn. */
export function useTurnSignal(isMyTurn: boolean, tableName: string): void {
  useEffect(() => {
    const show = () => {
      const calls = isMyTurn && document.hidden;
      document.title = calls ? `● ${words.yourTurnTitle} · ${tableName}` : `${tableName} · ${words.appName}`;
      setIcon(calls ? "/favicon-turn.svg" : "/favicon.svg");
    };
    show();
    document.addEventListener("visibilitychange", show);
    return () => document.removeEventListener("visibilitychange", show);
  }, [isMyTurn, tableName]);
  useEffect(
    () => () => {
      document.title = words.appName;
      setIcon("/favicon.svg");
    },
    [],
  );
}

/** Browsers fetch an icon that is set, also when it is the same. */
function setIcon(href: string): void {
  const icon = document.querySelector("link[rel=icon]");
  if (icon?.getAttribute("href") !== href) icon?.setAttribute("href", href);
}
