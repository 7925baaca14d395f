import { tablePath } from "@buck/protocol";
import type { Answer } from "@buck/protocol";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { usePlayerName } from "../../device/player.ts";
import { useSession, useTable } from "../session/context.ts";
import type { TableSession } from "../session/session.ts";
import { useLanguage } from "../../texts/useLanguage.ts";
import type { Language } from "../../texts/language.ts";
import { tableTexts } from "../../texts/en/table.ts";

/**
 * Watches as long as one wants to: the table forgets watchers whose line breaks, so it is asked again after each
 * reconnect. Somebody with a seat plays instead. True while the table is being asked.
 */
export function useWatching(wantsToWatch: boolean): boolean {
  const language = useLanguage();
  const session = useSession();
  const [, navigate] = useLocation();
  const [isRefused, setRefused] = useState(false);
  const role = useTable(({ frame }) => frame?.you.role);
  const isOnline = useTable(({ connection, ending }) => connection === "online" && ending === null);
  const isAllowed = useTable(({ frame }) => frame?.table.settings.watching === true);
  useEffect(() => {
    if (!isOnline) return;
    if (wantsToWatch && role === "player") navigate(tablePath(session.client.code), { replace: true });
    if (wantsToWatch && role === "visitor" && isAllowed) {
      void watch(language, session).then(({ ok }) => {
        setRefused(!ok);
        return ok;
      });
    }
    if (!wantsToWatch && role === "watcher") void session.tell({ type: "leave" });
  }, [wantsToWatch, isOnline, isAllowed, role, session, navigate]);
  return wantsToWatch && role === "visitor" && isAllowed && !isRefused;
}

async function watch(language: Language, { tell, ui }: TableSession): Promise<Answer> {
  const { name } = usePlayerName.getState();
  const answer = await tell({ type: "watch", name: name === "" ? guestName(language) : name });
  if (answer.ok || answer.code !== "NAME_TAKEN") return answer;
  ui.setState({ toast: null });
  return tell({ type: "watch", name: guestName(language) });
}

const GUEST_NUMBERS = 9000;

/** Watchers need a name that nobody has; whoever wants to talk chooses their own. */
function guestName(language: Language): string {
  const page = tableTexts(language).page;
  return page.guest({ number: 1000 + Math.floor(Math.random() * GUEST_NUMBERS) });
}
