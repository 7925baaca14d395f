import { buck, effectiveSuit, sortHand, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import type { CardId, Position, Suit } from "@buck/engine";
import { bestTrump, bidChances } from "../buck/auction.ts";
import { goneCards, ownSeat } from "../buck/situation.ts";
import type { EvaluatedAction } from "../evaluation.ts";
import { higherOut, mayHoldTrump } from "../knownCards.ts";
import { cardReason, sureTrumps, trumpsIn } from "./cardReason.ts";
import { reason } from "./vocabulary.ts";
import type { Reason } from "./vocabulary.ts";

const AS_GOOD_AS_SURE = 0.9;
const AS_OFTEN_AS_NOT = 0.5;
const NEARLY_ALL = 0.85;

export function buckReason(view: buck.View, best: EvaluatedAction<"buck">): Reason {
  const { action } = best;
  switch (action.type) {
    case "PLACE_BID":
      return bidReason(view, action.amount, best.points);
    case "DECLARE_TRUMP":
      return action.trumpSuit === "NO_TRUMP"
        ? reason("bestOnAverage")
        : strongestSuit(view, action.trumpSuit);
    case "FOLD_DECISION":
      return action.folded ? reason("foldRisky") : stayReason(view, best.points);
    case "PLAY_CARD":
      return playReason(view, action.playerPosition, action.cardId);
    default:
      return reason("forced");
  }
}

/** A set is as good as sure where staying comes to nearly all of its cost. */
export function foldReason(stayPoints: number): Reason {
  return reason(stayPoints <= -buck.SET_PENALTY * NEARLY_ALL ? "foldSureSet" : "foldRisky");
}

function bidReason(view: buck.View, amount: buck.BidAmount, points: number): Reason {
  if (amount === "PASS") return reason("passRisky");
  const chances = bidChances(ownSeat(view));
  const suit = view.trumpSuit ?? SUITS[bestTrump(ownSeat(view))] ?? null;
  if (suit === null) return reason("bestOnAverage");
  const chance = chances[amount] ?? 0;
  if (chance < AS_OFTEN_AS_NOT && needsFolds(view, amount, points)) return reason("bidToScare");
  const evenPoints = (amount - buck.SET_PENALTY) * AS_OFTEN_AS_NOT;
  if (chance < AS_OFTEN_AS_NOT || points < evenPoints) return reason("bidBold", { suit });
  return reason(chance >= AS_GOOD_AS_SURE ? "bidSure" : "bidLikely", { suit, tricks: amount });
}

/** Whether a bid of all tricks gains points that the cards alone do not bring: by the others folding. */
function needsFolds({ trumpSuit }: buck.View, amount: buck.BidAmount, points: number): boolean {
  // Before the bidding there is trump only where nobody may fold.
  return amount === TRICKS_PER_HAND && trumpSuit === null && points > 0;
}

function strongestSuit(view: buck.View, suit: Suit): Reason {
  return reason("strongestSuit", { suit, cards: trumpsIn(buck.ownHand(view), suit) });
}

/** Who stays to lose points stops a bidder who would win with this hand. */
function stayReason(view: buck.View, points: number): Reason {
  const bidder = view.players.find(({ position }) => position === view.winningBidderPosition);
  if (points < 0 && bidder !== undefined && bidder.score <= (view.highestBid ?? 0))
    return reason("stayToStop");
  const { trumpSuit: trump } = view;
  const hand = sortHand(buck.ownHand(view), trump);
  const known = { hand, trump, gone: goneCards(view) };
  const sure = sureTrumps(known);
  if (sure.length > 0) return reason("staySure", { suit: trump, cards: sure });
  const likely = hand.filter(
    (card) => effectiveSuit(card, trump) === trump || higherOut(card, known).length === 0,
  );
  if (likely.length > 0) return reason("stayLikely", { suit: trump, cards: likely });
  return reason(trump === null ? "bestOnAverage" : "stayToStop");
}

function playReason(view: buck.View, seat: Position, cardId: CardId): Reason {
  const hand = buck.ownHand(view);
  const card = hand.find(({ id }) => id === cardId);
  const { trumpSuit: trump, currentTrick: trick, winningBidderPosition: bidder } = view;
  if (card === undefined) return reason("forced");
  const isMaking = seat === bidder;
  const others = view.players.flatMap(({ folded, position }) =>
    folded || position === seat ? [] : [position],
  );
  const known = { hand, trump, gone: goneCards(view) };
  const plain = cardReason({
    ...known,
    card,
    trick,
    playable: buck.derive(view).playableCards,
    isLast: trick.cards.length === others.length,
    isMaking,
    partner: null,
    isTrumpOut: mayHoldTrump(others, known, view),
  });
  return isTaking(plain) && !isMaking ? (stakeOf(view, seat) ?? plain) : plain;
}

function isTaking({ key }: Reason): boolean {
  return key === "takeSure" || key === "takeLast" || key === "trumpIn" || key === "tryToTake";
}

/** What hangs on the trick for somebody who is not the bidder. */
function stakeOf(view: buck.View, seat: Position): Reason | null {
  const { winningBidderPosition: bidder, highestBid, players, tricks } = view;
  const taken = (position: Position | null) =>
    players.find((player) => player.position === position)?.tricksTaken ?? 0;
  const left = TRICKS_PER_HAND - tricks.length;
  if (bidder !== null && (highestBid ?? 0) - taken(bidder) === left) return reason("setBidder");
  return taken(seat) === 0 ? reason("takeFirstTrick") : null;
}
