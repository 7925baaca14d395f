import { buck } from "@buck/engine";

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
