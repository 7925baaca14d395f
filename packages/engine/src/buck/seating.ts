import { joinEvent, leaveEvent } from "../seating.ts";
import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { GameState } from "./state.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** WAITING_FOR_PLAYERS: people sit down and get up. */
export function seating(state: GameState, action: Action): Step {
  if (action.type !== "ADD_PLAYER" && action.type !== "REMOVE_PLAYER") return wrongPhase(state, action);
  const said =
    action.type === "ADD_PLAYER" ? joinEvent(state.players, action) : leaveEvent(state.players, action);
  return typeof said === "string" ? refuse(said) : tell(begin(state), said);
}
