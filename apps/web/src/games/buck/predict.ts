import type { buck, GameDecision } from "@buck/engine";
import { withCardPlayed } from "../hands.ts";

/** The view as it will be once the table agrees: only a card moves before that. */
export function predict(view: buck.View, move: GameDecision): buck.View {
  return move.type === "PLAY_CARD" ? withCardPlayed(view, move) : view;
}
