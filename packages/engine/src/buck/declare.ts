import type { Action } from "./actions.ts";
import { change } from "./change.ts";
import { refuse } from "./errors.ts";
import type { GameState } from "./state.ts";
import { advance, wrongPhase } from "./step.ts";
import type { Step } from "./step.ts";

/** DECLARING_TRUMP: the winner of the bidding names any suit. */
export function declaring(state: GameState, action: Action): Step {
  if (action.type !== "DECLARE_TRUMP") return wrongPhase(state, action);
  const { playerPosition, trumpSuit } = action;
  if (playerPosition !== state.winningBidderPosition) return refuse("NOT_THE_BIDDER");
  return advance(change(state, { phase: "FOLDING_DECISION", trumpSuit }), {
    type: "declared",
    playerPosition,
    trumpSuit,
  });
}
