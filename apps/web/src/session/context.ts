import { createContext, use } from "react";
import { useStore } from "zustand";
import type { Moment } from "../games/moment.ts";
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

/** A narrow piece of the shown moment; only screens that have a frame ask. */
export function useMoment<Value>(selector: (moment: Moment) => Value): Value {
  return useStore(useSession().game, ({ shown }) => {
    if (shown === null) throw new Error("useMoment before the first frame");
    return selector(shown);
  });
}

export function useTableUi<Value>(selector: (ui: TableUi) => Value): Value {
  return useStore(useSession().ui, selector);
}
