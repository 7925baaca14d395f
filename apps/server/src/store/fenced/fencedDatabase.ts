import type { Append, AppendOutcome } from "../appendBatch.ts";
import type { Keep } from "../retention.ts";
import type { SavedEntry, SavedRows } from "../tableReader.ts";

/** An entry with the epoch in which its writer claimed the table: it is kept only while that epoch lasts. */
export interface FencedAppend extends Append {
  readonly epoch: number;
}

/** A claim that was granted, with its epoch; or the address of the live node that has the table. */
export type FencedClaim =
  | { readonly owner: "me"; readonly epoch: number }
  | { readonly owner: "other"; readonly url: string };

/** The connection broke or the database went down: what was asked for may have been done, or may still be. */
export class OutcomeUnknown extends Error {}

/** What one node asks of a database that several nodes share. Whatever it asks may end with OutcomeUnknown. */
export interface FencedDatabase {
  /** At most one entry for each table. Rejects with any other error only when none is kept. */
  append(batch: readonly FencedAppend[]): Promise<readonly AppendOutcome[]>;
  /** The tables whose entry of this batch is there, from an attempt whose outcome was unknown. */
  kept(batch: readonly FencedAppend[]): Promise<readonly string[]>;
  /** Null when the table is not there, or when this node itself is not alive. */
  claim(table: string): Promise<FencedClaim | null>;
  release(claims: readonly { readonly table: string; readonly epoch: number }[]): Promise<void>;

  /** Makes this node count as alive for `leaseMs` from now on; false when it may not join those that are alive. */
  beat(leaseMs: number): Promise<boolean>;
  /** This node no longer counts as alive, and its tables are free. */
  leave(): Promise<void>;

  entries(table: string): Promise<readonly SavedEntry[]>;
  restore(table: string): Promise<SavedRows | null>;
  find(table: string): Promise<"open" | "closed" | null>;
  game(gameId: string): Promise<string | null>;
  deleteGame(gameId: string): Promise<void>;
  observedSeconds(): Promise<number>;
  observe(seconds: number): Promise<void>;
  touch(tables: readonly string[]): Promise<void>;
  deleteOld(keep: Keep): Promise<number>;
  probe(): Promise<void>;
  close(): Promise<void>;
}
