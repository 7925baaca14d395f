import { SUITS } from "../cards.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";
import { refuse } from "./actions.ts";

/** DECLARING_TRUMP: the bidder names any suit (BUCK-TRUMP-1), and nobody else does (BUCK-TRUMP-2). */
export const declaring: Phase = {
  toAct: ({ winningBidderPosition: bidder }) => (bidder === null ? [] : [bidder]),
  legal: (view, playerPosition) =>
    playerPosition === view.winningBidderPosition
      ? SUITS.map((trumpSuit) => ({ type: "DECLARE_TRUMP", playerPosition, trumpSuit }))
      : [],
  take(state, action) {
    if (action.type !== "DECLARE_TRUMP") return wrongPhase(state, action);
    const { playerPosition, trumpSuit } = action;
    if (playerPosition !== state.winningBidderPosition) return refuse({ code: "NOT_THE_BIDDER" });
    return begin(state, { type: "declared", playerPosition, trumpSuit });
  },
};
