import { KnownCommand, LogLost } from "@buck/authority";
import type { ClubStore, SavedClub, StoredResult } from "@buck/club";
import type { Code } from "@buck/protocol";
import { type FinishedGame, type SavedTable, type Store } from "@buck/table";

/** A command is known, and refused when it comes again, for this many entries of its table. */
export const COMMANDS_KEPT = 256;
/** Records of finished games that are kept for one table. */
export const GAMES_OF_TABLE = 50;

/** Who runs a table: this server from now on, another one of that name, or for the moment nobody can tell. */
export type Claim = { readonly owner: "me" | "unknown" } | { readonly owner: "other"; readonly node: string };

/** Results of a club that can still be read: it has read them long before. */
export const RESULTS_KEPT = 5_000;
/** Results that are read at once. */
export const RESULTS_AT_ONCE = 200;
/** A club is kept so long after somebody used it, in seconds of observed time, or longer if tables are. */
export const CLUB_SECONDS = 2 * 365 * 86_400;

/** How long things are kept, in seconds of observed time. */
export interface Keep {
  /** From the last time that somebody used a table. */
  readonly tableSeconds: number;
  /** From the end of a game. */
  readonly gameSeconds: number;
}

/** What the server asks of its store beside what a table asks. */
export interface ServerStore extends Store {
  /** Takes a table that is there for this server, unless another one that is alive has it. */
  claim(table: Code): Promise<Claim>;
  /** Lets others take tables of this server. */
  release(tables: readonly Code[]): Promise<void>;
  /** What a claimed table is opened from; null for a table that never was. Rejects with DamagedTable. */
  restore(table: Code): Promise<SavedTable | null>;
  /** As `append` and `restore`, for the log of a club. */
  appendClub: ClubStore["append"];
  restoreClub(club: Code): Promise<SavedClub | null>;
  /** The club to which this code leads, or led before its link was renewed. */
  findClub(link: Code): Promise<Code | null>;
  /** What tables of a club have left after that number, oldest first. */
  results(club: Code, after: number): Promise<readonly StoredResult[]>;
  finishedGame(gameId: string): Promise<FinishedGame | null>;
  deleteGame(gameId: string): Promise<void>;
  /** Whether a table can still be opened; null for one that never was. */
  find(table: Code): Promise<"open" | "closed" | null>;
  /** Seconds that servers have run on this store, in all. The clock of the machine has no part in it. */
  observedSeconds(): Promise<number>;
  observe(seconds: number): Promise<void>;
  /** Marks tables as used now. */
  touch(tables: readonly Code[]): Promise<void>;
  /** Deletes some of what is older than it is kept; resolves with 0 when nothing is left to delete. */
  deleteOld(keep: Keep): Promise<number>;
  /** Rejects when no table can be made now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface Commit {
  readonly appends: number;
  readonly ms: number;
}

export interface StoreListener {
  /** For the metrics. */
  readonly onCommit?: (commit: Commit) => void;
  /** How many bytes an entry has added to a table. */
  readonly onAppend?: (table: Code, bytes: number) => void;
}

/** What is stored of a table is not what was written. It is refused: it would open with another history. */
export class DamagedTable extends Error {}

/** What became of one entry of a batch: null when it is kept. */
export type AppendOutcome = {
  readonly message: string;
  /** Somebody else writes the table. */
  readonly isConflict: boolean;
  /** The number of the entry that its command has already. */
  readonly knownAt?: number;
} | null;

/** The error a table gets for an entry that was not stored. */
export function errorOf(
  { table, seq }: { readonly table: string; readonly seq: number },
  { message, isConflict, knownAt }: NonNullable<AppendOutcome>,
): Error {
  if (knownAt !== undefined) return new KnownCommand(knownAt);
  return isConflict ? new LogLost(`entry ${seq} of ${table.slice(0, 4)}: ${message}`) : new Error(message);
}
