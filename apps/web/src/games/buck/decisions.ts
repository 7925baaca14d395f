import { buck, SUITS } from "@buck/engine";
import type { Decision } from "@buck/protocol";

export type BuckDecision = Extract<
  buck.Action,
  { readonly type: "PLACE_BID" | "DECLARE_TRUMP" | "FOLD_DECISION" | "PLAY_CARD" }
>;

/** Everything the viewer may decide now. */
export function decisions(view: buck.View): readonly BuckDecision[] {
  return buck.legalActions(view).filter(isDecision);
}

function isDecision(action: buck.Action): action is BuckDecision {
  switch (action.type) {
    case "PLACE_BID":
    case "DECLARE_TRUMP":
    case "FOLD_DECISION":
    case "PLAY_CARD":
      return true;
    default:
      return false;
  }
}

/** Digits bid, P passes, a suit's letter declares, F folds, S stays. */
export function keyMove(view: buck.View, key: string): Decision | undefined {
  return decisions(view).find((move) => {
    switch (move.type) {
      case "PLACE_BID":
        return key === (move.amount === "PASS" ? "p" : String(move.amount));
      case "DECLARE_TRUMP":
        return SUITS.some((suit) => suit === move.trumpSuit && suit.charAt(0).toLowerCase() === key);
      case "FOLD_DECISION":
        return key === (move.folded ? "f" : "s");
      case "PLAY_CARD":
        return false;
    }
  });
}
