import type { GameAction, Position } from "@buck/engine";
import type { Play } from "./play.ts";
import type { RunningGame } from "./state.ts";

/** Who decides with an action; undefined where the table acts. */
export function actorOf(action: GameAction): Position | undefined {
  return "playerPosition" in action ? action.playerPosition : undefined;
}

/** A seat that keeps waiting keeps its version, also when others decide in the meantime. */
export function waitingAfter(
  before: RunningGame,
  { play, actor, seq }: { play: Play; actor: Position | undefined; seq: number },
): readonly (number | null)[] {
  return before.waitingSince.map((since, position) => {
    if (!play.toAct.some((waiting) => waiting === position)) return null;
    return since === null || actor === position ? seq : since;
  });
}
