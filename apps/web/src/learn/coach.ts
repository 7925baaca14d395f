import { buck } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { coachTexts as t } from "../texts/learn.ts";
import { stackDeck } from "../cards/notation.ts";

/** A hand that teaches: both red jacks and an ace for you, no club turned up, nobody strong enough to overbid. */
export const LESSON_DEALER = 2;
export const LESSON_DECK = stackDeck({
  dealer: LESSON_DEALER,
  hands: ["JH JD AH KC 9S", "KH QH AS QS 9C", "10H AD KD QD 9D", "AC QC 10C KS 10S"],
  turnUp: "10D",
});

export interface Advice {
  readonly say: string;
  readonly hint: CardId | null;
}

const BEST_FIRST: readonly (readonly [CardId, string])[] = [
  ["HEARTS_JACK", t.right],
  ["DIAMONDS_JACK", t.left],
  ["HEARTS_ACE", t.ace],
  ["CLUBS_KING", t.rest],
  ["SPADES_9", t.last],
];

/** What the teacher says to this view. After the first hand the pupil is on their own. */
export function adviceFor(view: buck.View): Advice {
  if (view.round > 1) return say(t.free);
  const { isMyTurn } = buck.derive(view);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
    case "DEALING":
      return say(t.deal);
    case "TRUMP_REVEAL":
      return say(t.reveal);
    case "BIDDING":
      return say(isMyTurn ? t.bid : hasBid(view) ? t.bidDone : t.listen);
    case "DECLARING_TRUMP":
      return say(isMyTurn ? t.declare : t.others);
    case "FOLDING_DECISION":
      return say(t.others);
    case "PLAYING":
      return isMyTurn ? cardAdvice(view) : say(t.wait);
    case "ROUND_OVER":
    case "GAME_OVER":
      return say(t.done);
  }
}

function hasBid({ bids, viewer }: buck.View): boolean {
  return bids.some(({ playerPosition }) => playerPosition === viewer);
}

/** Only while the pupil follows the lesson: with another trump or bidder these words would be wrong. */
function cardAdvice(view: buck.View): Advice {
  const onTrack = view.trumpSuit === "HEARTS" && view.winningBidderPosition === view.viewer;
  const playable = buck.derive(view).playableCards;
  const next = BEST_FIRST.find(([id]) => playable.some((card) => card.id === id));
  return onTrack && next !== undefined ? { say: next[1], hint: next[0] } : say(t.wait);
}

function say(sentence: string): Advice {
  return { say: sentence, hint: null };
}
