import type { Action } from "./actions.ts";
import { refuse } from "./errors.ts";
import type { GameState } from "./state.ts";
import { begin, tell, wrongPhase } from "./turn.ts";
import type { Step } from "./turn.ts";

/** DECLARING_TRUMP: the winner of the bidding names any suit. */
export function declaring(state: GameState, action: Action): Step {
  if (action.type !== "DECLARE_TRUMP") return wrongPhase(state, action);
  const { playerPosition, trumpSuit } = action;
  if (playerPosition !== state.winningBidderPosition) return refuse("NOT_THE_BIDDER");
  return tell(begin(state), { type: "declared", playerPosition, trumpSuit });
}
