import type { AuthorityPorts, Entry as AnyEntry, LogStore, SavedLog } from "@buck/authority";
import type { CardId } from "@buck/engine";
import type {
  BotLevel,
  ClubFrame,
  Code,
  Goodbye,
  Look,
  NightPlace,
  Settings,
  TableResult,
} from "@buck/protocol";
import type { Change, ClubState } from "./state/changes.ts";

export type Entry = AnyEntry<Change, never>;

export interface WithEntry {
  /** The club after this entry: older entries need not be kept. */
  readonly snapshot?: ClubState | undefined;
  /** The code that leads to the club from now on. */
  readonly link?: Code | undefined;
}

export type ClubStore = LogStore<Entry, WithEntry>;
export type SavedClub = SavedLog<ClubState, Entry>;

/** Somebody who sits at a table of the club from the beginning. */
export type OrderedSeat =
  | { readonly kind: "empty" }
  | { readonly kind: "bot"; readonly level: BotLevel }
  | {
      readonly kind: "person";
      readonly personId: string;
      readonly name: string;
      readonly tokenHash: string;
      readonly look: Look;
    };

export interface OrderedTable {
  readonly code: Code;
  readonly club: Code;
  readonly settings: Settings;
  /** By position. */
  readonly seats: readonly OrderedSeat[];
  /** Its game begins by itself. */
  readonly night: NightPlace | null;
  readonly decks: readonly (readonly CardId[])[] | null;
}

/** A result as the store numbers it. */
export interface StoredResult {
  readonly id: number;
  readonly result: TableResult;
}

/** The tables of clubs, wherever they are. */
export interface ClubTables {
  /** A code that nothing has. */
  newCode(): Code;
  /** Makes a table. Whoever asks again for the same code changes nothing. */
  make(table: OrderedTable): Promise<void>;
  /** Ends a table now; its score stands. */
  end(code: Code): Promise<void>;
  /** What tables of this club have left after that number, oldest first. */
  results(club: Code, after: number): Promise<readonly StoredResult[]>;
  /** Shuffled decks for so many players. */
  decks(players: number, count: number): readonly (readonly CardId[])[];
}

/** What a table tells of itself while it is open. */
export interface TableFacts {
  readonly stage: "lobby" | "playing" | "closed";
  readonly settings: Settings;
  readonly seats: readonly (
    | { readonly kind: "empty" }
    | { readonly kind: "bot"; readonly name: string; readonly level: BotLevel }
    | { readonly kind: "person"; readonly name: string; readonly tokenHash: string }
  )[];
  readonly freeSeats: number;
  /** When something last happened there, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** One open connection to one person, as the transport provides it. */
export interface Connection {
  /** SHA-256 of the person's token in hex; null for somebody without one. */
  readonly tokenHash: string | null;
  frame(frame: ClubFrame): void;
  /** Sends the reason and closes the connection. */
  goodbye(goodbye: Goodbye): void;
}

export interface Ports extends AuthorityPorts<ClubStore> {
  readonly tables: ClubTables;
}
