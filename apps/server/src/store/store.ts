import type { Code } from "@buck/protocol";
import type { LogStore, SavedTable } from "@buck/table";
import type { Keep } from "./retention.ts";

/** Who runs a table: this server from now on, another one at `url`, or for the moment nobody can tell. */
export type Claim = { readonly owner: "me" | "unknown" } | { readonly owner: "other"; readonly url: string };

/** What the server asks of its store beside what a table asks. */
export interface ServerStore extends LogStore {
  /** Takes a table that is there for this server, unless another one that is alive has it. */
  claim(table: Code): Promise<Claim>;
  /** Lets others take tables of this server. */
  release(tables: readonly Code[]): Promise<void>;
  /** What a claimed table is opened from; null for a table that never was. */
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
