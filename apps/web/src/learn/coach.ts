import { buck } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { coachTexts as t } from "../texts/learn.ts";
import { isDone } from "./lessonTable.ts";

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
export function adviceFor(view: buck.View | null): Advice {
  if (view === null) return say(t.deal);
  if (isDone(view) && view.phase !== "ROUND_OVER" && view.phase !== "GAME_OVER") return say(t.free);
  const { isMyTurn } = buck.derive(view);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
    case "DEALING":
      return say(view.round > 0 ? t.again : t.deal);
    case "TRUMP_REVEAL":
      return say(t.reveal);
    case "BIDDING":
      return say(isMyTurn ? (view.round > 1 ? t.bidAgain : t.bid) : bidSoFar(view));
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

function bidSoFar({ bids, viewer }: buck.View): string {
  const own = bids.find(({ playerPosition }) => playerPosition === viewer);
  if (own === undefined) return t.listen;
  return own.amount === "PASS" ? t.passed : t.bidDone;
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
