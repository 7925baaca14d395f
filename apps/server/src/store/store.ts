import type { Code } from "@buck/protocol";
import type { LogStore, SavedTable } from "@buck/table";
import type { Keep } from "./retention.ts";

/** What the server asks of its store beside what a table asks. */
export interface ServerStore extends LogStore {
  /** What a table is opened from; null for a table that never was. */
  restore(table: Code): Promise<SavedTable | null>;
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
