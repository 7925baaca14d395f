import { euchre } from "@buck/engine";
import type { CardId, GameDecision, Suit } from "@buck/engine";
import { holds, withCardPlayed, withoutCard } from "../hands.ts";

/** Everything the viewer may decide now. */
export function decisions(view: euchre.View): readonly euchre.Decision[] {
  return euchre.legalActions(view).filter(euchre.isDecision);
}

/** The call of this suit, alone or not; the turned suit is called by ordering it up. */
export function callOf(
  view: euchre.View,
  { suit, alone }: { readonly suit: Suit; readonly alone: boolean },
): euchre.Decision | null {
  const isTurned = suit === view.turnUpCard?.suit;
  const found = decisions(view).find(
    (each) =>
      each.type === "CALL_TRUMP" &&
      each.goAlone === alone &&
      (each.pickUp === true ? isTurned : each.suit === suit),
  );
  return found ?? null;
}

export function passOf(view: euchre.View): euchre.Decision | null {
  return decisions(view).find(({ type }) => type === "PASS_TRUMP") ?? null;
}

/** Playing a card, or throwing it away as the dealer. */
export function cardDecision(view: euchre.View, cardId: CardId): euchre.Decision | null {
  return decisions(view).find((each) => "cardId" in each && each.cardId === cardId) ?? null;
}

/** The view as it will be once the table has accepted the decision: only a card moves before that. */
export function predict(view: euchre.View, decision: GameDecision): euchre.View {
  const { inactivePosition } = view;
  switch (decision.type) {
    case "PLAY_CARD":
      return withCardPlayed(view, decision, inactivePosition === null ? [] : [inactivePosition]);
    case "DISCARD":
      return withoutCard(view, decision);
    default:
      return view;
  }
}

/** Whether the card of this decision has left the hand already. */
export function shows(view: euchre.View, decision: GameDecision): boolean {
  return (decision.type === "PLAY_CARD" || decision.type === "DISCARD") && !holds(view, decision);
}
