import type { Frame } from "@buck/protocol";
import type { GameEvent } from "./tableClient.ts";

/** The public events of the hand after one more frame. */
export function handSoFar(
  before: readonly GameEvent[],
  last: Frame,
  { table, game }: Frame,
): readonly GameEvent[] {
  if (game === null) return [];
  const { events } = game;
  const dealt = events.findLastIndex(({ type }) => type === "dealt");
  if (dealt !== -1) return events.slice(dealt);
  return table.gameId === last.table.gameId ? [...before, ...events] : events;
}
