import type { ClientState, TableClient } from "@buck/client";
import type { LogLine } from "@buck/words";
import { createContext, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Moment } from "../../games/moment.ts";
import { TableSession } from "./session.ts";
import type { TableUi } from "./tableUi.ts";

export const SessionContext = createContext<TableSession | null>(null);

export function useSession(): TableSession {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession outside a table");
  return session;
}

/** A narrow piece of what the table has said. */
export function useTable<Value>(selector: (state: ClientState) => Value): Value {
  return useStore(useSession().client.store, selector);
}

/** A narrow piece of the shown moment; only screens that show a game ask. */
export function useMoment<Value>(selector: (moment: Moment) => Value): Value {
  return useStore(useSession().shown, ({ moment }) => {
    if (moment === null) throw new Error("useMoment without a game");
    return selector(moment);
  });
}

/** The hand so far in sentences. */
export function useHandLog(): readonly LogLine[] {
  return useStore(useSession().log, ({ lines }) => lines);
}

export function useHasGame(): boolean {
  return useStore(useSession().shown, ({ moment }) => moment !== null);
}

/** Whether a decision is on its way to the table. */
export function useIsPending(): boolean {
  return useStore(useSession().pending, ({ pending }) => pending !== null);
}

export function useTableUi<Value>(selector: (ui: TableUi) => Value): Value {
  return useStore(useSession().ui, selector);
}

/** A session that lives as long as the screen. `open` must keep its identity while the table is the same. */
export function useOpenSession(open: () => TableClient | Promise<TableClient>): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: TableSession | null = null;
    const start = async () => {
      const client = await open();
      if (isGone) return client.close();
      opened = new TableSession(client);
      setSession(opened);
    };
    void start();
    return () => {
      isGone = true;
      setSession(null);
      opened?.close();
    };
  }, [open]);
  return session;
}
