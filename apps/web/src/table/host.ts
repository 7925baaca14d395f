import { createContext, use } from "react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";

/** What the table screen can ask of the place it stands in. */
export interface TableHost {
  readonly leave: () => void;
  /** What leaving means, in a sentence. */
  readonly leaveNote: string;
  /** Null for whoever may not do that. */
  readonly backToLobby: (() => void) | null;
  readonly resume: (() => void) | null;
  /** More entries for the menu. */
  readonly menu: ReactNode;
  readonly talk: ReactNode;
}

export const TableHostContext = createContext<TableHost | null>(null);

/** A table that lives in this tab alone is simply left. */
export function useTableHost(): TableHost {
  const [, navigate] = useLocation();
  return (
    use(TableHostContext) ?? {
      leave: () => navigate("/"),
      leaveNote: "",
      backToLobby: null,
      resume: null,
      menu: null,
      talk: null,
    }
  );
}
