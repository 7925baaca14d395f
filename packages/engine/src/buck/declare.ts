import { SUITS } from "../cards.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";
import { refuse } from "./actions.ts";
import type { Declaration } from "./actions.ts";
import type { OpenTable } from "./state.ts";

/** DECLARING_TRUMP: the bidder names any suit (BUCK-TRUMP-1) or no trump (BUCK-OPT-11), and nobody else does (BUCK-TRUMP-2). */
export const declaring: Phase = {
  toAct: ({ winningBidderPosition: bidder }) => (bidder === null ? [] : [bidder]),
  legal: (view, playerPosition) =>
    playerPosition === view.winningBidderPosition
      ? declarations(view).map((trumpSuit) => ({ type: "DECLARE_TRUMP", playerPosition, trumpSuit }))
      : [],
  take(state, action) {
    if (action.type !== "DECLARE_TRUMP") return wrongPhase(state, action);
    const { playerPosition, trumpSuit } = action;
    if (playerPosition !== state.winningBidderPosition) return refuse({ code: "NOT_THE_BIDDER" });
    if (!declarations(state).includes(trumpSuit)) return refuse({ code: "TRUMP_NEEDED" });
    return begin(state, { type: "declared", playerPosition, trumpSuit });
  },
};

function declarations({ options }: OpenTable): readonly Declaration[] {
  return options.noTrump ? [...SUITS, "NO_TRUMP"] : SUITS;
}

/** Whether this hand is played without trump: then `trumpSuit` stays null. */
export function playsNoTrump({ trumpSuit, winningBidderPosition, phase }: OpenTable): boolean {
  const isDeclared = phase !== "BIDDING" && phase !== "DECLARING_TRUMP";
  return isDeclared && winningBidderPosition !== null && trumpSuit === null;
}
