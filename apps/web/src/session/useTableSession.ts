import { useEffect, useState } from "react";
import type { GameClient } from "../client/GameClient.ts";
import { openSession } from "./session.ts";
import type { Session } from "./session.ts";

/** A session that lives as long as the screen. `open` must keep its identity while the table is the same. */
export function useTableSession(open: () => GameClient): Session | null {
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = openSession(open());
    setSession(opened);
    return () => opened.close();
  }, [open]);
  return session;
}
