import type { Bots } from "@buck/bots";
import type { CardId, GameName } from "@buck/engine";
import type { Code, Frame, Goodbye, OwnUpdate, Presence, SharedUpdate, Welcome } from "@buck/protocol";
import type { Hash } from "@buck/records";
import type { FinishedGame, Snapshot } from "./state/changes.ts";
import type { Entry } from "./state/entry.ts";

/** What the table needs from outside. The server, the client and the tests each provide their own. */

export interface Clock {
  /** Milliseconds since 1970, for the times in the log. It may jump, so no deadline uses it. */
  wallTime(): number;
  /** Milliseconds that never jump. Every deadline uses it. */
  monotonic(): number;
  /** Calls back once, not earlier than after `ms`; returns a function that cancels it. */
  after(ms: number, callback: () => void): () => void;
}

export interface Random {
  /** A uniform whole number from 0 up to, not including, `below`. */
  below(below: number): number;
  /** An id that nobody can guess: 22 letters of base64url. */
  id(): string;
}

/**
 * A store rejects with this when somebody else has written the entry: the table in this process is out of date. It
 * says goodbye to everybody, who come back to the table as the store has it.
 */
export class TableLost extends Error {}

/** A store rejects with this when a command has an entry already, and keeps no second one. */
export class KnownCommand extends Error {
  /** The number of its entry. */
  readonly seq: number;

  constructor(seq: number) {
    super(`the command has entry ${seq}`);
    this.seq = seq;
  }
}

/** What a store gives back of a table. */
export interface SavedTable {
  /** The newest one; null for a table that is too young to have any. */
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot, in order. */
  readonly entries: readonly Entry[];
  /** Commands that may be sent again, with the versions they were stored at. */
  readonly answered: readonly AnsweredCommand[];
}

export interface AnsweredCommand {
  readonly commandId: string;
  readonly seq: number;
}

export interface WithEntry {
  /** The record of the game that ended with this entry. */
  readonly finished?: FinishedGame | undefined;
  /** The table after this entry: older entries need not be kept. */
  readonly snapshot?: Snapshot | undefined;
}

/** Append-only. An entry whose `append` has resolved survives a power cut. */
export interface Store {
  /**
   * Rejects when the entry is not durable; then it is not there at all.
   * What comes with it is kept in the same transaction.
   */
  append(table: Code, entry: Entry, more?: WithEntry): Promise<void>;
}

/** One open connection to one person, as the transport provides it. */
export interface Connection {
  /** SHA-256 of the person's token in hex; null for somebody without a token, who can only watch. */
  readonly tokenHash: string | null;
  /** Replaces everything this person was shown: on connecting, and when they sit down or begin to watch. */
  welcome(welcome: Welcome): void;
  /** Everything this person is shown, anew at every version. */
  frame(frame: Frame): void;
  /**
   * In place of `frame`, where it is there: what leads from the version before to this one. `shared` is the same
   * object for everybody who is told the same, so that it need be encoded only once.
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

export interface Ports {
  readonly clock: Clock;
  readonly random: Random;
  /** Deals are sealed where there is one: at tables of several devices. */
  readonly hash?: Hash;
  readonly store: Store;
  /** When a bot fails or is too slow, the table plays a legal action for it. */
  readonly bots: Bots;
  /**
   * Known decks, for guided hands and replayed deals. The table shuffles when this is absent or gives null.
   * The server never sets it.
   */
  readonly nextDeck?: (request: DeckRequest, random: Random) => readonly CardId[] | null;
  /** Receives errors that the table handled, such as a failing store or a bot that throws. */
  readonly onError?: (error: unknown) => void;
}
