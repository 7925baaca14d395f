import type { GameDecision, euchre } from "@buck/engine";
import { holds, withCardPlayed, withoutCard } from "../hands.ts";

/** The view as it will be once the table agrees: only a card moves before that. */
export function predict(view: euchre.View, move: GameDecision): euchre.View {
  switch (move.type) {
    case "PLAY_CARD":
      return withCardPlayed(view, move);
    case "DISCARD":
      return withoutCard(view, move);
    default:
      return view;
  }
}

/** Whether a card that was on its way has left the hand here already. */
export function showsMove(view: euchre.View, move: GameDecision): boolean {
  return (move.type === "PLAY_CARD" || move.type === "DISCARD") && !holds(view, move);
}
