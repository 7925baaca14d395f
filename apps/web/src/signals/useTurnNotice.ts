import { useEffect, useState } from "react";
import { useSettings } from "../storage/settings.ts";
import { signalTexts as t } from "../texts/signals.ts";
import { mayAskForNotices, showTurnNotice } from "./turnNotice.ts";

/**
 * Calls somebody whose turn comes while they do not look. Whoever has missed one, and was never asked, is offered this
 * for the next time: true until `close` is called.
 */
export function useTurnNotice(isMyTurn: boolean, tableName: string) {
  const [isOffered, offer] = useState(false);
  const isOn = useSettings(({ turnNotice }) => turnNotice);
  useEffect(() => {
    if (!isMyTurn || !isOn || !document.hidden) return undefined;
    const close = showTurnNotice(t.yourTurn, tableName);
    const look = () => {
      if (document.hidden) return;
      close();
      offer(mayAskForNotices());
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [isMyTurn, isOn, tableName]);
  return { isOffered: isOffered && isOn, close: () => offer(false) };
}
