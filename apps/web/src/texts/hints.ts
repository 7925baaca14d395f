import type { Card, GameAction, Position, Suit } from "@buck/engine";
import type { Reason } from "@buck/bots";
import { suitText, theCard } from "./cards.ts";
import { catalogue } from "./catalogue.ts";
import { listNames } from "./people.ts";

/** What an expert would do, and why, as card players say it. */
export const hintTexts = catalogue("hints", {
  ask: "Ask for a hint",
  hide: "Hide the hint",
  thinking: "Thinking what an expert would do…",
  failed: "No hint this time. Please ask again.",
  play: "Play {card}",
  discard: "Discard {card}",
  bid: "Bid {amount}",
  passed: "Pass",
  declare: "Name {suit} trump",
  stay: "Stay in",
  fold: "Fold",
  orderUp: "{alone, select, true {Order up {suit}, alone} other {Order up {suit}}}",
  pickUp: "{alone, select, true {Pick up {suit}, alone} other {Pick up {suit}}}",
  call: "{alone, select, true {Call {suit}, alone} other {Call {suit}}}",
  sentence: "{action}: {reason}.",
  worth: {
    down: "{amount, plural, one {about {points} point down} other {about {points} points down}}",
    up: "{amount, plural, one {about {points} point up} other {about {points} points up}}",
    same: "about the same score",
  },
  legend: {
    buck: "Longer bars are better; − is nearer to zero.",
    euchre: "Longer bars are better; + is for your team.",
  },
  reasons: {
    forced: "it is the only choice",
    alike: "all choices come to much the same",
    winsGame: "it may cost points, but it wins the game more often",
    bidSure: "{suit} should bring at least {tricks, plural, one {# trick} other {# tricks}}",
    bidLikely: "{suit} bring at least {tricks, plural, one {# trick} other {# tricks}} more often than not",
    bidToScare: "the others may well fold, and then all five tricks are yours",
    bidBold: "{suit} are worth the risk",
    passRisky: "a bid is not worth the risk",
    passBetter: "your hand would do, but passing brings more",
    stuck: "you have to, and this costs the least",
    strongestSuit: "you hold {cards}",
    staySure: "you hold {cards}, and that takes a trick",
    stayLikely: "you hold {cards}, which may well take a trick",
    stayToStop: "the bidder must be stopped",
    foldSureSet: "staying would cost five as good as surely",
    foldRisky: "staying is not worth the risk",
    orderUp: "{count, plural, =0 {your partner should do the rest} other {you hold {cards}}}",
    pickUp: "you hold {cards} then",
    orderUpPartner:
      "{count, plural, =0 {your partner gets {turnUp}} other {your partner gets {turnUp}, and you hold {cards}}}",
    callSuit: "{count, plural, =0 {nothing else is better} other {you hold {cards}}}",
    goAlone: "{count, plural, =0 {the hand is} other {with {cards} it is}} worth trying alone",
    passCall: "a call is not worth the risk",
    discardVoid: "you have no more {suit} then, and can trump",
    discardWeak: "it is your weakest card",
    pullTrump: "pull trump while you hold {cards}",
    leadTop: "it is the highest card left of its suit",
    leadTrump: "it draws trumps from the others",
    leadSingleton: "it is your only card of {suit}, so you can trump the next",
    leadLow: "keep the good cards and give little away",
    takeSure: "nothing can beat it",
    takeLast: "you play last, and it takes the trick",
    trumpIn: "only a higher trump can beat it",
    tryToTake: "it has the best chance of taking the trick",
    takeFirstTrick: "your first trick keeps you from being set",
    setBidder: "this trick sets the bidder",
    partnerHasIt: "your partner has the trick so far",
    partnerTakes: "your partner takes the trick",
    cannotWin: "the trick cannot be won, so throw the least",
    keepForLater: "keep {cards} for later",
    keepOthers: "your other cards may do more later",
  },
});

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
export function hintSentence(advised: Advised): string {
  const [reason] = advised.reasons;
  const action = actionText(advised);
  if (reason === undefined) return action;
  return hintTexts.sentence({ action, reason: reasonText(reason, advised) });
}

function actionText({ action, hand, trump, turnUp, dealer }: Advised): string {
  const card = (id: string) => {
    const found = hand.find((held) => held.id === id);
    return found === undefined ? "" : theCard(found, trump);
  };
  switch (action.type) {
    case "PLAY_CARD":
      return hintTexts.play({ card: card(action.cardId) });
    case "DISCARD":
      return hintTexts.discard({ card: card(action.cardId) });
    case "PLACE_BID":
      return action.amount === "PASS" ? hintTexts.passed : hintTexts.bid({ amount: action.amount });
    case "PASS_TRUMP":
      return hintTexts.passed;
    case "DECLARE_TRUMP":
      return hintTexts.declare({ suit: suitText(action.trumpSuit) });
    case "FOLD_DECISION":
      return action.folded ? hintTexts.fold : hintTexts.stay;
    case "CALL_TRUMP": {
      const alone = action.goAlone === true;
      if (action.suit !== undefined) return hintTexts.call({ suit: suitText(action.suit), alone });
      const take = action.playerPosition === dealer ? hintTexts.pickUp : hintTexts.orderUp;
      return take({ suit: turnUp === null ? "" : suitText(turnUp.suit), alone });
    }
    default:
      return "";
  }
}

function reasonText({ key, cards, suit, tricks }: Reason, { trump, turnUp }: Advised): string {
  const named = (card: Card) => theCard(card, suit ?? trump);
  const told = {
    cards: listNames(cards.map(named)),
    turnUp: turnUp === null ? "" : named(turnUp),
    count: cards.length,
    suit: suit === null ? "" : suitText(suit),
    tricks: tricks ?? 0,
  };
  const text = hintTexts.reasons[key];
  return typeof text === "string" ? text : text(told);
}
