import { createContext, use } from "react";
import { useLocation } from "wouter";

/** What the table screen can ask of the place it stands in. */
export interface TableHost {
  readonly leave: () => void;
  /** Null for whoever may not end the game for all. */
  readonly backToLobby: (() => void) | null;
}

export const TableHostContext = createContext<TableHost | null>(null);

/** A table that lives in this tab alone is simply left. */
export function useTableHost(): TableHost {
  const [, navigate] = useLocation();
  return use(TableHostContext) ?? { leave: () => navigate("/"), backToLobby: null };
}
