import { RECORD_FORMAT, RECORD_VERSION } from "@buck/records";
import type { Entry } from "@buck/table";

/** The record of the last game in a table's log, also of a game that nobody has won; null before the first game. */
export function recordFrom(entries: readonly Entry[]): string | null {
  const changes = entries.flatMap((entry) => entry.changes);
  const startsAt = changes.findLastIndex(({ type }) => type === "gameStarted");
  const start = changes[startsAt];
  if (start?.type !== "gameStarted") return null;
  const joins = start.players.map(({ id, name, position }) => {
    return { type: "ADD_PLAYER", id, name, playerPosition: position };
  });
  const acts = changes
    .slice(startsAt)
    .flatMap((change) => (change.type === "gameActed" ? [change.action] : []));
  const { game, options } = start.rules;
  return JSON.stringify({
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game,
    options,
    actions: [...joins, ...acts],
  });
}
