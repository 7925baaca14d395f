import { createContext, use, useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Live } from "../client/live/live.ts";
import { takeConnection } from "./handover.ts";
import type { TableConnection, ConnectionUi } from "./tableConnection.ts";

export const ConnectionContext = createContext<TableConnection | null>(null);

export function useConnection(): TableConnection {
  const connection = use(ConnectionContext);
  if (connection === null) throw new Error("useConnection away from a live table");
  return connection;
}

export function useLive<Value>(selector: (live: Live) => Value): Value {
  return useStore(useConnection().live.store, selector);
}

export function useConnectionUi<Value>(selector: (ui: ConnectionUi) => Value): Value {
  return useStore(useConnection().ui, selector);
}

/** A connection that is open as long as the screen is. */
export function useOpenConnection(code: string): TableConnection | null {
  const [connection, setConnection] = useState<TableConnection | null>(null);
  useEffect(() => {
    const opened = takeConnection(code);
    setConnection(opened);
    return () => {
      setConnection(null);
      opened.close();
    };
  }, [code]);
  return connection;
}
