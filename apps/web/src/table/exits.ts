import { createContext, use } from "react";

/** The ways out of the table, given by the page that shows it. */
export interface Exits {
  readonly leave: () => void;
  /** What leaving means, in a sentence; "" when it means nothing to others. */
  readonly leaveNote: string;
  /** Null for whoever may not do that. */
  readonly backToLobby: (() => void) | null;
  /** Finished games can be fetched from the server. */
  readonly keepsGames: boolean;
  /** The record of a finished game of this table; null when it cannot be had. */
  readonly recordOf: (gameId: string) => Promise<string | null>;
}

/** At a table in this tab nobody minds who leaves, and no server keeps anything. */
export const LOCAL_EXITS: Exits = {
  leave: () => undefined,
  leaveNote: "",
  backToLobby: null,
  keepsGames: false,
  recordOf: async () => null,
};

export const ExitsContext = createContext<Exits>(LOCAL_EXITS);

export function useExits(): Exits {
  return use(ExitsContext);
}
