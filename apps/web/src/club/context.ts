import type { ConnectionStatus } from "@buck/client";
import type { Answer, ClubCommand, ClubFrame, ClubHistory, Code } from "@buck/protocol";
import type { Refused } from "@buck/words";
import { createContext, use } from "react";

/** A club as its screens talk to it. */
export interface ClubPlace {
  readonly club: ClubFrame;
  readonly connection: ConnectionStatus;
  /** What standings are computed from; null until it has come. */
  readonly history: ClubHistory | null;
  /** A refusal is shown. */
  readonly tell: (command: ClubCommand) => Promise<boolean>;
  /** The caller shows a refusal. */
  readonly ask: (command: ClubCommand) => Promise<Answer>;
  /** Shows why something was refused. */
  readonly refuse: (answer: Refused) => void;
  /** Leads to a table of the club, as the member who is here. */
  readonly goToTable: (code: Code, way: "sit" | "watch") => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const ClubContext = createContext<ClubPlace | null>(null);

export function useClub(): ClubPlace {
  const place = use(ClubContext);
  if (place === null) throw new Error("useClub outside a club");
  return place;
}
