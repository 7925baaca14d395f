import { handEventsAfter } from "@buck/protocol";
import type { Frame } from "@buck/protocol";
import type { GameEvent } from "@buck/engine";

/** The public events of the hand after one more frame. */
export function handSoFar(
  before: readonly GameEvent[],
  last: Frame,
  { table, game, news }: Frame,
): readonly GameEvent[] {
  if (game === null) return [];
  for (const each of news) {
    if (each.type === "undone") return before.slice(0, each.handEvents);
  }
  return handEventsAfter(table.gameId === last.table.gameId ? before : [], game.events);
}
