import type { Code } from "@buck/protocol";
import type { LogStore } from "@buck/table";

/** What the server asks of its store beside what a table asks. */
export interface ServerStore extends LogStore {
  /** Whether a table can still be opened; null for one that never was. */
  find(table: Code): Promise<"open" | "closed" | null>;
  /** Open tables whose last entry was written before this wall time. */
  untouchedSince(wallTime: number): Promise<readonly Code[]>;
  /** Rejects when nothing can be written now. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
