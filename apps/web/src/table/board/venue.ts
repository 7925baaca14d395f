import { createContext, use } from "react";

/** Where a table is played: on a server, on this device, in a lesson. It decides what comes after the game. */
export interface Venue {
  readonly leave: () => void;
  /** What leaving means, in a sentence; "" when it means nothing to others. */
  readonly leaveNote: string;
  /** The host may lead everybody back there. */
  readonly hasLobby: boolean;
  /** Null where finished games are not kept. */
  readonly finishedGames: FinishedGames | null;
  /** The hand after which you leave the table although the game goes on; null where the game decides. */
  readonly lastHand: { readonly number: number; readonly label: string; readonly go: () => void } | null;
}

export interface FinishedGames {
  readonly keptBy: "server" | "device";
  /** Null when the record cannot be read or fetched. */
  readonly recordOf: (gameId: string) => Promise<string | null>;
}

/** A table in this tab: nobody else minds when you leave, and nothing is kept. */
export const LOCAL_VENUE: Venue = {
  leave: () => undefined,
  leaveNote: "",
  hasLobby: false,
  finishedGames: null,
  lastHand: null,
};

export const VenueContext = createContext<Venue>(LOCAL_VENUE);

export function useVenue(): Venue {
  return use(VenueContext);
}
