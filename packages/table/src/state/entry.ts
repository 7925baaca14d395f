import type { News } from "@buck/protocol";
import type { Change } from "./changes.ts";
import type { Play } from "./play.ts";

interface EntryContent {
  readonly changes: readonly Change[];
  /** What people are told about it beside the game's own events. */
  readonly news: readonly News[];
}

/** An entry before it is numbered and stored. */
export interface EntryDraft extends EntryContent {
  /** The game after the draft's action, where that has been applied already. It is not stored. */
  readonly nextPlay?: Play | undefined;
  /**
   * Several people do this, one after the other: what the last of them completes is part of their entry. With one of its own
   * everybody would be told twice in the same moment.
   */
  readonly mayComplete?: true;
}

/** One entry of a table's log, stored whole or not at all. */
export interface Entry extends EntryContent {
  /** 1 for the first; it is also the table's version once the entry is stored. */
  readonly seq: number;
  /** Wall time in milliseconds. */
  readonly at: number;
  /** `sender/commandId`, or `table/seq` for what the table did by itself; unique within the table. */
  readonly commandId: string;
}
