import { beats, buck, effectiveSuit, ledSuit, strength, SUITS, winningPlay } from "@buck/engine";
import type { Card, Suit } from "@buck/engine";
import { decisions } from "../../games/buck/decisions.ts";
import type { BuckDecision } from "../../games/buck/decisions.ts";

/** A friendly beginner for practice: counts sure tricks, follows low, wins cheaply. */
export function chooseAction(view: buck.View): BuckDecision | null {
  const legal = decisions(view);
  const hand = buck.ownHand(view);
  switch (view.phase) {
    case "BIDDING":
      return chooseBid(view, legal, hand);
    case "DECLARING_TRUMP":
      return legal.find((act) => act.type === "DECLARE_TRUMP" && act.trumpSuit === bestSuit(hand)) ?? null;
    case "FOLDING_DECISION":
      return chooseFold(view, legal, hand);
    default:
      return chooseCard(view, legal);
  }
}

function chooseBid(
  view: buck.View,
  legal: readonly BuckDecision[],
  hand: readonly Card[],
): BuckDecision | null {
  const worth = Math.floor(tricksWorth(hand, view.trumpSuit ?? bestSuit(hand)));
  const wanted = legal.find(
    (act) => act.type === "PLACE_BID" && act.amount !== "PASS" && act.amount <= worth,
  );
  return wanted ?? legal[0] ?? null;
}

function chooseFold(
  view: buck.View,
  legal: readonly BuckDecision[],
  hand: readonly Card[],
): BuckDecision | null {
  const folded = view.trumpSuit !== null && tricksWorth(hand, view.trumpSuit) < STAY_WORTH;
  return legal.find((act) => act.type === "FOLD_DECISION" && act.folded === folded) ?? null;
}

const STAY_WORTH = 1;

function bestSuit(hand: readonly Card[]): Suit {
  return SUITS.toSorted((a, b) => tricksWorth(hand, b) - tricksWorth(hand, a))[0] ?? "SPADES";
}

/** Roughly how many tricks a hand takes under this trump. */
function tricksWorth(hand: readonly Card[], trump: Suit): number {
  return hand.reduce((sum, card) => sum + cardWorth(card, trump), 0);
}

const TRUMP_WORTH: Readonly<Record<number, number>> = { 8: 1, 7: 0.9, 6: 0.7, 5: 0.5 };

function cardWorth(card: Card, trump: Suit): number {
  if (effectiveSuit(card, trump) === trump) return TRUMP_WORTH[strength(card, trump)] ?? 0.35;
  return card.rank === "ACE" ? 0.5 : card.rank === "KING" ? 0.1 : 0;
}

type PlayCard = Extract<BuckDecision, { type: "PLAY_CARD" }>;

function chooseCard(view: buck.View, legal: readonly BuckDecision[]): BuckDecision | null {
  const plays = legal.filter((act): act is PlayCard => act.type === "PLAY_CARD");
  const cardOf = (play: PlayCard) => buck.ownHand(view).find(({ id }) => id === play.cardId);
  const ranked = plays.toSorted((a, b) => height(cardOf(a), view) - height(cardOf(b), view));
  const led = ledSuit(view.currentTrick, view.trumpSuit);
  if (led === null) return ranked.at(-1) ?? null;
  const best = winningPlay(view.currentTrick.cards, view.trumpSuit);
  const winning = ranked.find((play) => {
    const card = cardOf(play);
    return card !== undefined && beats(card, best.card, { led, trump: view.trumpSuit });
  });
  return winning ?? ranked[0] ?? null;
}

function height(card: Card | undefined, { trumpSuit }: buck.View): number {
  if (card === undefined) return 0;
  const isTrump = effectiveSuit(card, trumpSuit) === trumpSuit;
  return strength(card, trumpSuit) + (isTrump ? TRUMP_STEP : 0);
}

const TRUMP_STEP = 10;
