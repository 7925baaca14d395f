import type { Answer } from "@buck/protocol";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useMyName } from "../settings/name.ts";
import { roomTexts } from "../texts/room.ts";
import { useLive, useRoom } from "./context.ts";
import type { Room } from "./room.ts";

/**
 * Watches as long as one wants to: the table forgets watchers whose line breaks, so it is asked again after each
 * reconnect. Somebody with a seat plays instead. True while the table is being asked.
 */
export function useWatching(wantsToWatch: boolean): boolean {
  const room = useRoom();
  const [, navigate] = useLocation();
  const [isRefused, setRefused] = useState(false);
  const role = useLive(({ frame }) => frame?.you.role);
  const isOnline = useLive(({ connection, ending }) => connection === "online" && ending === null);
  const isAllowed = useLive(({ frame }) => frame?.table.settings.watching === true);
  useEffect(() => {
    if (!isOnline) return;
    if (wantsToWatch && role === "player") navigate(`/t/${room.live.code}`, { replace: true });
    if (wantsToWatch && role === "visitor" && isAllowed) {
      void watch(room).then(({ ok }) => {
        setRefused(!ok);
        return ok;
      });
    }
    if (!wantsToWatch && role === "watcher") void room.tell({ type: "leave" });
  }, [wantsToWatch, isOnline, isAllowed, role, room, navigate]);
  return wantsToWatch && role === "visitor" && isAllowed && !isRefused;
}

async function watch({ tell, ui }: Room): Promise<Answer> {
  const { name } = useMyName.getState();
  const answer = await tell({ type: "watch", name: name === "" ? guestName() : name });
  if (answer.ok || answer.code !== "NAME_TAKEN") return answer;
  ui.setState({ notice: null });
  return tell({ type: "watch", name: guestName() });
}

const GUEST_NUMBERS = 9000;

/** Watchers need a name that nobody has; whoever wants to talk chooses their own. */
function guestName(): string {
  return roomTexts.guest(1000 + Math.floor(Math.random() * GUEST_NUMBERS));
}
