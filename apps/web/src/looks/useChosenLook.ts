import { useEffect } from "react";
import { useSession, useTable } from "../session/context.ts";
import { usePlayerLook } from "../storage/playerLook.ts";

/** Tells the table how this device's player wants to be drawn, as soon as they have a seat and whenever they choose. */
export function useChosenLook(): void {
  const { ask } = useSession();
  const chosen = usePlayerLook(({ look }) => look);
  const seatOwner = useTable(({ frame }) => (frame?.you.role === "player" ? frame.you.personId : null));
  useEffect(() => {
    if (chosen !== undefined && seatOwner !== null) void ask({ type: "chooseLook", look: chosen });
  }, [ask, chosen, seatOwner]);
}
