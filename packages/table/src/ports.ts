import type { AuthorityPorts, LogStore, Random, SavedLog } from "@buck/authority";
import type { Bots } from "@buck/bots";
import type { CardId, GameName } from "@buck/engine";
import type { Frame, Goodbye, OwnUpdate, Presence, SharedUpdate, Welcome } from "@buck/protocol";
import type { Hash } from "@buck/records";
import type { ResultOfClub } from "./features/club.ts";
import type { FinishedGame, Snapshot } from "./state/changes.ts";
import type { Entry } from "./state/entry.ts";

/** What a store gives back of a table. */
export type SavedTable = SavedLog<Snapshot, Entry>;

export interface WithEntry {
  /** The record of the game that ended with this entry. */
  readonly finished?: FinishedGame | undefined;
  /** What the club of the table is told with it. */
  readonly result?: ResultOfClub | undefined;
  /** The table after this entry: older entries need not be kept. */
  readonly snapshot?: Snapshot | undefined;
}

export type Store = LogStore<Entry, WithEntry>;

/** One open connection to one person, as the transport provides it. */
export interface Connection {
  /** SHA-256 of the person's token in hex; null for somebody without a token, who can only watch. */
  readonly tokenHash: string | null;
  /** Replaces everything this person was shown: on connecting, and when they sit down or begin to watch. */
  welcome(welcome: Welcome): void;
  /** Everything this person is shown, again at every version. */
  frame(frame: Frame): void;
  /**
   * In place of `frame`, where it is there: what leads from the version before to this one. `shared` is the same
   * object for everybody who gets the same, so it has to be encoded only once.
   */
  update?(shared: SharedUpdate, own?: OwnUpdate): void;
  presence(presence: Presence): void;
  /** Sends the reason and closes the connection. */
  goodbye(goodbye: Goodbye): void;
}

/** Which deck is wanted: the one for a hand, from 1, or with hand 0 the one that finds the first dealer. */
export interface DeckRequest {
  readonly game: GameName;
  readonly hand: number;
}

export interface Ports extends AuthorityPorts<Store> {
  /** Deals are sealed where there is one: at tables of several devices. */
  readonly hash?: Hash;
  /** When a bot fails or is too slow, the table plays a legal action for it. */
  readonly bots: Bots;
  /**
   * Known decks, for guided hands and replayed deals. The table shuffles when this is absent or gives null.
   * The server never sets it.
   */
  readonly nextDeck?: (request: DeckRequest, random: Random) => readonly CardId[] | null;
}
