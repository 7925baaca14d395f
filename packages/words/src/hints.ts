import type { Card, GameAction, Position, Suit } from "@buck/engine";
import type { Reason } from "@buck/bots";
import { suitText, theCard } from "./cards.ts";
import { listNames } from "./people.ts";
import { hintsTexts } from "./en/hints.ts";
import type { Language } from "./language.ts";

/** What is said about: the cards that an expert sees are those of the own seat. */
export interface Advised {
  readonly action: GameAction;
  readonly reasons: readonly Reason[];
  readonly hand: readonly Card[];
  readonly trump: Suit | null;
  readonly turnUp: Card | null;
  readonly dealer: Position | null;
}

/** "Play the right bower: pull trump while you hold the right bower and the left bower." */
export function hintSentence(language: Language, advised: Advised): string {
  const hint = hintsTexts(language);
  const [reason] = advised.reasons;
  const action = actionText(language, advised);
  if (reason === undefined) return action;
  return hint.sentence({ action, reason: hintReason(language, reason, advised) });
}

function actionText(language: Language, { action, hand, trump, turnUp, dealer }: Advised): string {
  const hint = hintsTexts(language);
  const card = (id: string) => {
    const found = hand.find((held) => held.id === id);
    return found === undefined ? "" : theCard(language, found, trump);
  };
  switch (action.type) {
    case "PLAY_CARD":
      return hint.play({ card: card(action.cardId) });
    case "DISCARD":
      return hint.discard({ card: card(action.cardId) });
    case "PLACE_BID":
      return action.amount === "PASS" ? hint.passed : hint.bid({ amount: action.amount });
    case "PASS_TRUMP":
      return hint.passed;
    case "DECLARE_TRUMP":
      if (action.trumpSuit === "NO_TRUMP") return hint.declareNoTrump;
      return hint.declare({ suit: suitText(language, action.trumpSuit) });
    case "SHOW_FARMERS_HAND":
      return hint.showHand;
    case "DEFEND":
      return action.alone ? hint.defendAlone : hint.defendTogether;
    case "FOLD_DECISION":
      return action.folded ? hint.fold : hint.stay;
    case "CALL_TRUMP": {
      const alone = action.goAlone === true;
      if (action.suit !== undefined) return hint.call({ suit: suitText(language, action.suit), alone });
      const take = action.playerPosition === dealer ? hint.pickUp : hint.orderUp;
      return take({ suit: turnUp === null ? "" : suitText(language, turnUp.suit), alone });
    }
    default:
      return "";
  }
}

/** "you hold the right bower and the ace of hearts" */
export function hintReason(
  language: Language,
  { key, cards, suit, tricks }: Reason,
  { trump, turnUp }: Pick<Advised, "trump" | "turnUp">,
): string {
  const hint = hintsTexts(language);
  const named = (card: Card) => theCard(language, card, suit ?? trump);
  const told = {
    cards: listNames(language, cards.map(named)),
    turnUp: turnUp === null ? "" : named(turnUp),
    count: cards.length,
    suit: suit === null ? "" : suitText(language, suit),
    tricks: tricks ?? 0,
  };
  const text = hint.reasons[key];
  return typeof text === "string" ? text : text(told);
}
