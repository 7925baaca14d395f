import { createContext, use } from "react";

/** The ways out of the table, given by the page that shows it. */
export interface Exits {
  readonly leave: () => void;
  /** What leaving means, in a sentence; "" when it means nothing to others. */
  readonly leaveNote: string;
  /** Null for whoever may not do that. */
  readonly backToLobby: (() => void) | null;
  /** Where finished games can be looked through afterwards; null where they cannot. */
  readonly keepsGames: "server" | "device" | null;
  /** The record of a finished game of this table; null when it cannot be had. */
  readonly recordOf: (gameId: string) => Promise<string | null>;
  /** The hand with which the table ends although the game does not, and what comes then; null where none is the last. */
  readonly lastHand: { readonly number: number; readonly label: string; readonly go: () => void } | null;
}

/** At a table in this tab nobody minds who leaves, and nothing is kept. */
export const LOCAL_EXITS: Exits = {
  leave: () => undefined,
  leaveNote: "",
  backToLobby: null,
  keepsGames: null,
  recordOf: async () => null,
  lastHand: null,
};

export const ExitsContext = createContext<Exits>(LOCAL_EXITS);

export function useExits(): Exits {
  return use(ExitsContext);
}
