import { buck } from "@buck/engine";
import type { CardId, GameDecision } from "@buck/engine";
import { holds, withCardPlayed } from "../hands.ts";

/** Everything the viewer may decide now. */
export function decisions(view: buck.View): readonly buck.Decision[] {
  return buck.legalActions(view).filter(buck.isDecision);
}

export function cardDecision(view: buck.View, cardId: CardId): buck.Decision | null {
  return decisions(view).find((each) => each.type === "PLAY_CARD" && each.cardId === cardId) ?? null;
}

/** The view as it will be once the table has accepted the decision: only a card moves before that. */
export function predict(view: buck.View, decision: GameDecision): buck.View {
  if (decision.type !== "PLAY_CARD") return view;
  const out = view.players.filter(({ folded }) => folded).map(({ position }) => position);
  return withCardPlayed(view, decision, out);
}

/** Whether the card of this decision has left the hand already. */
export function shows(view: buck.View, decision: GameDecision): boolean {
  return decision.type === "PLAY_CARD" && !holds(view, decision);
}
