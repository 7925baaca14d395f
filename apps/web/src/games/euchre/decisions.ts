import { euchre } from "@buck/engine";
import type { CardId, Suit } from "@buck/engine";

export type EuchreDecision = Extract<
  euchre.Action,
  { readonly type: "CALL_TRUMP" | "PASS_TRUMP" | "DISCARD" | "PLAY_CARD" }
>;

/** Everything the viewer may decide now. */
export function decisions(view: euchre.View): readonly EuchreDecision[] {
  return euchre.legalActions(view).filter(isDecision);
}

function isDecision(action: euchre.Action): action is EuchreDecision {
  switch (action.type) {
    case "CALL_TRUMP":
    case "PASS_TRUMP":
    case "DISCARD":
    case "PLAY_CARD":
      return true;
    default:
      return false;
  }
}

/** The call of this suit, alone or not; the turned suit is called by ordering it up. */
export function callOf(
  view: euchre.View,
  { suit, alone }: { readonly suit: Suit; readonly alone: boolean },
): EuchreDecision | null {
  const isTurned = suit === view.turnUpCard?.suit;
  const found = decisions(view).find(
    (move) =>
      move.type === "CALL_TRUMP" &&
      move.goAlone === alone &&
      (move.pickUp === true ? isTurned : move.suit === suit),
  );
  return found ?? null;
}

export function passOf(view: euchre.View): EuchreDecision | null {
  return decisions(view).find(({ type }) => type === "PASS_TRUMP") ?? null;
}

/** Playing a card, or throwing it away as the dealer. */
export function cardMove(view: euchre.View, cardId: CardId): EuchreDecision | null {
  return decisions(view).find((move) => "cardId" in move && move.cardId === cardId) ?? null;
}
