import { euchre } from "@buck/engine";
import type { GameEvent } from "@buck/engine";

/**
 * What a hand brought to each player's side, by position, in the measure of `evaluate`: in Buck Euchre what came off a
 * score, in classic Euchre the own team's points less the others'. Nothing where nobody scored.
 */
export function handPoints(events: readonly GameEvent[]): readonly number[] {
  const scored = events.find((event) => event.type === "roundScored");
  if (scored === undefined) return [];
  if ("changes" in scored) return scored.changes.map((change) => 0 - change);
  const { a, b } = scored.points;
  return euchre.seats().map((position) => (euchre.teamOf(position) === "a" ? a - b : b - a));
}
