import { parseCard, suitName } from "@buck/engine";
import type { GameAction } from "@buck/engine";
import { cardTitle } from "./cards.ts";

/** What a player can decide, as one would say it: "bid 3", "stay", "play Ace of Hearts". */
export function decisionWords(action: GameAction): string {
  switch (action.type) {
    case "PLACE_BID":
      return action.amount === "PASS" ? "pass" : `bid ${action.amount}`;
    case "DECLARE_TRUMP":
      return `declare ${suitName(action.trumpSuit)}`;
    case "FOLD_DECISION":
      return action.folded ? "fold" : "stay";
    case "CALL_TRUMP":
      return `${action.suit === undefined ? "order up" : `call ${suitName(action.suit)}`}${action.goAlone === true ? " alone" : ""}`;
    case "PASS_TRUMP":
      return "pass";
    case "DISCARD":
      return `discard ${cardWords(action.cardId)}`;
    case "PLAY_CARD":
      return `play ${cardWords(action.cardId)}`;
    default:
      return action.type;
  }
}

function cardWords(cardId: string): string {
  const card = parseCard(cardId);
  return card === null ? cardId : cardTitle(card);
}
