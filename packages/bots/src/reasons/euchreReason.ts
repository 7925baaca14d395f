import { effectiveSuit, euchre, seatsOf } from "@buck/engine";
import type { CardId, Position } from "@buck/engine";
import { goneCards } from "../euchre/situation.ts";
import type { EvaluatedAction } from "../evaluation.ts";
import { mayHoldTrump } from "../knownCards.ts";
import { cardReason, isLeastOf, keepReason, trumpsIn } from "./cardReason.ts";
import { reason } from "./vocabulary.ts";
import type { Reason } from "./vocabulary.ts";

export function euchreReason(view: euchre.View, { action, points }: EvaluatedAction<"euchre">): Reason {
  switch (action.type) {
    case "PASS_TRUMP":
      return reason("passCall");
    case "CALL_TRUMP":
      return callReason(view, action, points);
    case "DISCARD":
      return discardReason(view, action.cardId);
    case "PLAY_CARD":
      return playReason(view, action.playerPosition, action.cardId);
    case "SHOW_FARMERS_HAND":
    case "DEFEND":
      return reason("bestOnAverage");
    default:
      return reason("forced");
  }
}

type CallTrump = Extract<euchre.Action, { readonly type: "CALL_TRUMP" }>;

function callReason(view: euchre.View, { suit, goAlone, playerPosition }: CallTrump, points: number): Reason {
  const { dealerPosition: dealer, turnUpCard: turnUp } = view;
  const trump = suit ?? turnUp?.suit ?? "SPADES";
  const isPickUp = suit === undefined && playerPosition === dealer;
  const hand = [...euchre.ownHand(view), ...(isPickUp && turnUp !== null ? [turnUp] : [])];
  const cards = trumpsIn(hand, trump);
  if (goAlone === true) return reason("goAlone", { suit: trump, cards });
  const mustCall = view.options.stickTheDealer && view.phase === "ROUND2";
  const isStuck = mustCall && playerPosition === dealer;
  if (isStuck && points < 0) return reason("stuck", { suit: trump, cards });
  if (suit !== undefined) return reason("callSuit", { suit, cards });
  if (isPickUp) return reason("pickUp", { suit: trump, cards });
  const isForPartner = dealer === euchre.partnerOf(playerPosition);
  return reason(isForPartner ? "orderUpPartner" : "orderUp", { suit: trump, cards });
}

function discardReason(view: euchre.View, cardId: CardId): Reason {
  const hand = euchre.ownHand(view);
  const card = hand.find(({ id }) => id === cardId);
  const { trumpSuit: trump } = view;
  if (card === undefined || trump === null) return reason("forced");
  const suit = effectiveSuit(card, trump);
  const isOnly = hand.filter((held) => effectiveSuit(held, trump) === suit).length === 1;
  if (isOnly && suit !== trump) return reason("discardVoid", { suit, cards: [card] });
  if (isLeastOf(hand, { card, trump })) return reason("discardWeak", { suit, cards: [card] });
  return keepReason({ card, hand, trump, gone: goneCards(view) });
}

function playReason(view: euchre.View, seat: Position, cardId: CardId): Reason {
  const hand = euchre.ownHand(view);
  const card = hand.find(({ id }) => id === cardId);
  const { trumpSuit: trump, currentTrick: trick } = view;
  if (card === undefined || trump === null) return reason("forced");
  const partner = euchre.partnerOf(seat);
  const active = seatsOf(view.players).filter((position) => !euchre.sitsOut(view, position)).length;
  const known = { hand, trump, gone: goneCards(view) };
  const opponents = seatsOf(view.players).filter(
    (position) => euchre.teamOf(position) !== euchre.teamOf(seat) && !euchre.sitsOut(view, position),
  );
  return cardReason({
    ...known,
    card,
    trick,
    playable: euchre.derive(view).playableCards,
    isLast: trick.cards.length === active - 1,
    isMaking: view.callingTeam === euchre.teamOf(seat),
    partner,
    isTrumpOut: mayHoldTrump(opponents, known, view),
  });
}
