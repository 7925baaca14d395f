import { useEffect } from "react";
import { useLocation } from "wouter";
import { useMyName } from "../settings/name.ts";
import { roomTexts } from "../texts/room.ts";
import { useLive, useRoom } from "./context.ts";

const GUEST_NUMBERS = 9000;

/**
 * Watches as long as one wants to: the table forgets watchers whose line breaks, so it is asked again after each
 * reconnect. Somebody with a seat plays instead.
 */
export function useWatching(wantsToWatch: boolean): void {
  const { live, tell } = useRoom();
  const [, navigate] = useLocation();
  const role = useLive(({ frame }) => frame?.you.role);
  const isOnline = useLive(({ connection, ending }) => connection === "online" && ending === null);
  const isAllowed = useLive(({ frame }) => frame?.table.settings.watching === true);
  const { name } = useMyName();
  useEffect(() => {
    if (!wantsToWatch || !isOnline) return;
    if (role === "player") navigate(`/t/${live.code}`, { replace: true });
    if (role !== "visitor" || !isAllowed) return;
    void watchAs(name === "" ? guestName() : name);

    async function watchAs(wanted: string): Promise<void> {
      const answer = await tell({ type: "watch", name: wanted });
      if (!answer.ok && answer.code === "NAME_TAKEN") await tell({ type: "watch", name: guestName() });
    }
  }, [wantsToWatch, isOnline, isAllowed, role, name, live, tell, navigate]);
}

/** Watchers need a name that nobody has; whoever wants to talk chooses their own. */
function guestName(): string {
  return roomTexts.guest(1000 + Math.floor(Math.random() * GUEST_NUMBERS));
}
