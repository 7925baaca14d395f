import { beats, bowerOf, effectiveSuit, euchre, ledSuit, strength, winningPlay } from "@buck/engine";
import type { Card, Position, Suit } from "@buck/engine";
import { highest } from "../highest.ts";
import { defense, shownHand } from "./houseRules.ts";
import { seatOnTurn, trumpOf } from "./situation.ts";

/** The bot of whos-deal.md: a few fixed rules, a call too many, and no memory. */
export function euchreEasy(view: euchre.View): euchre.Action {
  const playerPosition = seatOnTurn(view);
  const hand = euchre.ownHand(view);
  switch (view.phase) {
    case "DEFENDING":
      return defense(view);
    case "DEALER_DISCARD":
      return { type: "DISCARD", playerPosition, cardId: chooseDiscard(hand, trumpOf(view)).id };
    case "PLAYING": {
      const isLead = view.currentTrick.cards.length === 0;
      const trump = trumpOf(view);
      const card = isLead ? chooseLead(hand, trump) : chooseFollow(view, trump, playerPosition);
      return { type: "PLAY_CARD", playerPosition, cardId: card.id };
    }
    default:
      return shownHand(view) ?? chooseCall(view, playerPosition);
  }
}

const ENOUGH_TRUMPS = 3;
const TRUMPS_WITH_AN_ACE = 2;
const BOWER_BONUS = 10;

/** Calls a suit it is strong in, names its best when it has to, and passes otherwise. */
function chooseCall(view: euchre.View, playerPosition: Position): euchre.Action {
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

/** The lowest card that is no trump; of six trumps the lowest, which is never a bower. */
function chooseDiscard(hand: readonly Card[], trump: Suit): Card {
  const plain = plainIn(hand, trump);
  return lowest(plain.length > 0 ? plain : hand, trump);
}

function lowest(cards: readonly Card[], trump: Suit): Card {
  return highest(cards, (card) => -height(card, trump));
}

/** The right bower, then aces beside trump, then the highest of two or more trumps, then the lowest card. */
function chooseLead(hand: readonly Card[], trump: Suit): Card {
  const right = hand.find((card) => bowerOf(card, trump) === "right");
  if (right !== undefined) return right;
  const ace = plainIn(hand, trump).find(({ rank }) => rank === "ACE");
  if (ace !== undefined) return ace;
  const trumps = trumpsIn(hand, trump);
  return trumps.length >= 2 ? highest(trumps, (card) => height(card, trump)) : lowest(hand, trump);
}

interface Trick {
  readonly led: Suit;
  readonly trump: Suit;
  readonly best: Card;
  readonly partnerWins: boolean;
}

/** Leaves the trick to a winning partner; else takes it as cheaply as can be. */
function chooseFollow(view: euchre.View, trump: Suit, position: Position): Card {
  const cards = euchre.derive(view).playableCards;
  const { card: best, playerPosition: winner } = winningPlay(view.currentTrick.cards, trump);
  const led = ledSuit(view.currentTrick, trump) ?? trump;
  const trick: Trick = { led, trump, best, partnerWins: winner === euchre.partnerOf(position) };
  return cards.some((card) => effectiveSuit(card, trump) === led)
    ? followSuit(cards, trick)
    : discardOrTrump(cards, trick);
}

function followSuit(cards: readonly Card[], { led, trump, best, partnerWins }: Trick): Card {
  const winners = partnerWins ? [] : cards.filter((card) => beats(card, best, { led, trump }));
  return lowest(winners.length > 0 ? winners : cards, trump);
}

function discardOrTrump(cards: readonly Card[], { trump, partnerWins }: Trick): Card {
  const plain = plainIn(cards, trump);
  const trumps = trumpsIn(cards, trump);
  if (partnerWins) return lowest(plain.length > 0 ? plain : cards, trump);
  return lowest(trumps.length > 0 ? trumps : cards, trump);
}

/** Above every plain card, so that cards of all suits stand in one order. */
const TRUMP_BONUS = 10;

function trumpsIn(cards: readonly Card[], trump: Suit): readonly Card[] {
  return cards.filter((card) => effectiveSuit(card, trump) === trump);
}

function plainIn(cards: readonly Card[], trump: Suit): readonly Card[] {
  return cards.filter((card) => effectiveSuit(card, trump) !== trump);
}

function hasBower(cards: readonly Card[], trump: Suit, bower: "right" | "left"): boolean {
  return cards.some((card) => bowerOf(card, trump) === bower);
}

function hasPlainAce(cards: readonly Card[], trump: Suit): boolean {
  return plainIn(cards, trump).some(({ rank }) => rank === "ACE");
}

/** How high a card stands over all suits: trumps above the rest. */
function height(card: Card, trump: Suit): number {
  return strength(card, trump) + (effectiveSuit(card, trump) === trump ? TRUMP_BONUS : 0);
}
