import { createContext, use } from "react";
import { useStore } from "zustand";
import type { buck } from "@buck/engine";
import type { Game } from "./game.ts";
import type { Session } from "./session.ts";
import type { TableUi } from "./tableUi.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession outside a table");
  return session;
}

export function useGame<Value>(selector: (game: Game) => Value): Value {
  return useStore(useSession().game, selector);
}

/** A narrow piece of the shown view; only screens that have a frame ask. */
export function useView<Value>(selector: (view: buck.View) => Value): Value {
  return useStore(useSession().game, ({ shown }) => {
    if (shown === null) throw new Error("useView before the first frame");
    return selector(shown);
  });
}

export function useTableUi<Value>(selector: (ui: TableUi) => Value): Value {
  return useStore(useSession().ui, selector);
}
