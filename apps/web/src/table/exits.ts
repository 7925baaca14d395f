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
}

const STAY: Exits = { leave: () => undefined, leaveNote: "", backToLobby: null, keepsGames: true };

export const ExitsContext = createContext<Exits>(STAY);

export function useExits(): Exits {
  return use(ExitsContext);
}
