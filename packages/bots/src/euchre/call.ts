import { bowerOf, euchre } from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import { highest } from "../highest.ts";
import { hasBower, hasPlainAce, height, trumpsIn } from "./holding.ts";

const ENOUGH_TRUMPS = 3;
const TRUMPS_WITH_AN_ACE = 2;
const BOWER_BONUS = 10;

/** Calls a suit it is strong in, names its best when it has to, and passes otherwise. */
export function chooseCall(view: euchre.View, playerPosition: Position): euchre.Action {
  const suit = suitToCall(view, playerPosition);
  if (suit === null) return { type: "PASS_TRUMP", playerPosition };
  const choices = euchre.derive(view).aloneChoices;
  const wantsAlone = goesAlone(cardsWith(view, playerPosition), suit);
  const goAlone = choices.includes(wantsAlone) ? wantsAlone : !wantsAlone;
  if (view.phase === "ROUND1") return { type: "CALL_TRUMP", playerPosition, pickUp: true, goAlone };
  return { type: "CALL_TRUMP", playerPosition, suit, goAlone };
}

function suitToCall(view: euchre.View, playerPosition: Position): Suit | null {
  const { callableSuits, canPass } = euchre.derive(view);
  if (callableSuits.length === 0) return null;
  const hand = euchre.ownHand(view);
  const best = highest(callableSuits, (suit) => callStrength(hand, suit));
  const isDealerPickingUp = view.phase === "ROUND1" && playerPosition === view.dealerPosition;
  const wants =
    isStrong(hand, best) || (isDealerPickingUp && isDecent(cardsWith(view, playerPosition), best));
  return wants || !canPass ? best : null;
}

/** The right bower, or three trumps, the left bower counted among them. */
function isStrong(hand: readonly Card[], trump: Suit): boolean {
  return hasBower(hand, trump, "right") || trumpsIn(hand, trump).length >= ENOUGH_TRUMPS;
}

/** For the dealer, with the turned card in hand: three trumps, or two and an ace beside them. */
function isDecent(cards: readonly Card[], trump: Suit): boolean {
  const trumps = trumpsIn(cards, trump).length;
  return trumps >= ENOUGH_TRUMPS || (trumps >= TRUMPS_WITH_AN_ACE && hasPlainAce(cards, trump));
}

/** The most and the highest trumps; suits whose bowers are held come first. */
function callStrength(hand: readonly Card[], trump: Suit): number {
  return trumpsIn(hand, trump).reduce(
    (sum, card) => sum + height(card, trump) + (bowerOf(card, trump) === null ? 0 : BOWER_BONUS),
    0,
  );
}

/** Both bowers, a trump and an ace beside them; or the right bower and three trumps. */
function goesAlone(cards: readonly Card[], trump: Suit): boolean {
  const others = trumpsIn(cards, trump).length - 1;
  if (!hasBower(cards, trump, "right")) return false;
  if (others >= 3) return true;
  return hasBower(cards, trump, "left") && others >= 2 && hasPlainAce(cards, trump);
}

/** What the caller will have: the dealer who orders up gets the turned card. */
function cardsWith(view: euchre.View, playerPosition: Position): readonly Card[] {
  const hand = euchre.ownHand(view);
  const { phase, dealerPosition, turnUpCard } = view;
  const picksUp = phase === "ROUND1" && playerPosition === dealerPosition && turnUpCard !== null;
  return picksUp ? [...hand, turnUpCard] : hand;
}
