import { changed } from "./features/index.ts";
import type { Entry } from "./state/entry.ts";
import type { Play } from "./state/play.ts";
import { withoutNews } from "./state/state.ts";
import type { TableState } from "./state/state.ts";

/**
 * The table after one more entry. Pure: the same log always gives the same table.
 * `nextPlay` is the game after the entry's action, where that has been applied already.
 */
export function reduce(state: TableState, entry: Entry, nextPlay?: Play): TableState {
  const { seq, at, commandId, changes } = entry;
  const createdAt = state.version === 0 ? at : state.createdAt;
  const next = changes.reduce(
    (before, change) => changed(before, change.type, change, { seq, at, commandId, nextPlay, before }),
    { ...state, version: seq, createdAt, updatedAt: at },
  );
  // What happened in the game before this entry is no news any more.
  return next.game?.play === state.game?.play ? withoutNews(next) : next;
}
