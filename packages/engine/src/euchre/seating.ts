import { joinEvent, leaveEvent } from "../seating.ts";
import type { Action, SwapPlayers } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { GameState } from "./state.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** WAITING_FOR_PLAYERS: people sit down, get up and change seats. */
export function seating(state: GameState, action: Action): Step {
  if (action.type === "SWAP_PLAYERS") return swapPlayers(state, action);
  if (action.type !== "ADD_PLAYER" && action.type !== "REMOVE_PLAYER") return wrongPhase(state, action);
  const said =
    action.type === "ADD_PLAYER" ? joinEvent(state.players, action) : leaveEvent(state.players, action);
  return typeof said === "string" ? refuse(said) : tell(begin(state), said);
}

/** Two people change seats, and with the seats their teams. */
function swapPlayers(state: GameState, { playerPosition, otherPosition }: SwapPlayers): Step {
  const isTaken = (position: number) => state.players.some((player) => player.position === position);
  if (!isTaken(playerPosition) || !isTaken(otherPosition)) return refuse("SEAT_EMPTY");
  if (playerPosition === otherPosition) return refuse("ALREADY_SEATED", "That is the same seat.");
  return tell(begin(state), { type: "swapped", playerPosition, otherPosition });
}
