import type * as authority from "@buck/authority";
import type { News } from "@buck/protocol";
import type { Change } from "./changes.ts";
import type { Play } from "./play.ts";

/** One entry of a table's log, stored whole or not at all. */
export type Entry = authority.Entry<Change, News>;

/** An entry before it is numbered and stored. */
export interface EntryDraft extends Pick<Entry, "changes" | "news"> {
  /** The game after the draft's action, where that has been applied already. It is not stored. */
  readonly nextPlay?: Play | undefined;
  /**
   * Several people do this, one after the other: what the last of them completes is part of their entry. With one of its own
   * everybody would be told twice in the same moment.
   */
  readonly mayComplete?: true;
}
