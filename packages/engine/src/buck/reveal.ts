import { leftOf, seatsOf } from "../seats.ts";
import { begin, wrongPhase } from "./phase.ts";
import type { Phase } from "./phase.ts";

/** TRUMP_REVEAL: everybody sees the turn-up; then comes the bidding, or straight away a dirty clubs hand (BUCK-OPT-3). */
export const revealing: Phase = {
  tableAction: () => ({ type: "OPEN_BIDDING", chance: null }),
  take(state, action) {
    if (action.type !== "OPEN_BIDDING") return wrongPhase(state, action);
    const isDirty = state.isClubsTurnUp && state.options.clubsTurnUp === "dirty";
    const playerPosition = leftOf(state.dealerPosition, seatsOf(state.players));
    return begin(state, { type: isDirty ? "playOpened" : "biddingOpened", playerPosition });
  },
};
