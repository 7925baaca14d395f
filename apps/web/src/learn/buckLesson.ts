import { buck } from "@buck/engine";
import type { CardId } from "@buck/engine";
import { adviseOnly, showHintOnce, leaveToExpert } from "./guidedHand.ts";
import type { Advice, GuidedHand } from "./guidedHand.ts";
import { type Learn, learnTexts } from "../texts/en/learn.ts";
import type { Language } from "../texts/language.ts";

const BEST_FIRST = [
  ["HEARTS_JACK", "right"],
  ["DIAMONDS_JACK", "left"],
  ["HEARTS_ACE", "ace"],
  ["CLUBS_KING", "rest"],
  ["SPADES_9", "last"],
] as const satisfies readonly (readonly [CardId, keyof Learn["coach"]])[];

/** Both red jacks and an ace for the pupil, and no club turned up. A hand that everybody passed is dealt again. */
export const buckLesson: GuidedHand<"buck"> = {
  rules: { game: "buck", options: buck.DEFAULT_OPTIONS },
  deal: {
    hands: ["JH JD AH KC 9S", "KH QH AS QS 9C", "10H AD KD QD 9D", "AC QC 10C KS 10S"],
    turnUp: "10D",
  },
  isDone,
  leaveToPupil: (view) =>
    buck.legalActions(view).find((action) => action.type === "PLACE_BID" && action.amount === "PASS"),
  advice,
};

function isDone({ scoreSheet }: buck.View): boolean {
  return scoreSheet.length > 0;
}

/** After the first hand the pupil is on their own. */
function advice(language: Language, view: buck.View): Advice {
  const t = learnTexts(language).coach;
  if (isDone(view) && view.phase !== "ROUND_OVER" && view.phase !== "GAME_OVER") return leaveToExpert(t.free);
  const { isMyTurn } = buck.derive(view);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
    case "DEALING":
      return adviseOnly(view.round > 0 ? t.again : t.deal);
    case "TRUMP_REVEAL":
      return adviseOnly(t.reveal);
    case "BIDDING":
      return adviseOnly(isMyTurn ? (view.round > 1 ? t.bidAgain : t.bid) : bidSoFar(language, view));
    case "DECLARING_TRUMP":
      return adviseOnly(isMyTurn ? t.declare : t.others);
    case "FOLDING_DECISION":
      return isMyTurn ? leaveToExpert(t.expert) : adviseOnly(t.others);
    case "PLAYING":
      return isMyTurn ? cardAdvice(language, view) : adviseOnly(t.wait);
    case "ROUND_OVER":
    case "GAME_OVER":
      return adviseOnly(t.done);
  }
}

function bidSoFar(language: Language, { bids, viewer }: buck.View): string {
  const t = learnTexts(language).coach;
  const own = bids.find(({ playerPosition }) => playerPosition === viewer);
  if (own === undefined) return t.listen;
  return own.amount === "PASS" ? t.passed : t.bidDone;
}

/** Only while the pupil follows the lesson: with another trump or bidder these words would be wrong. */
function cardAdvice(language: Language, view: buck.View): Advice {
  const t = learnTexts(language).coach;
  const onTrack = view.trumpSuit === "HEARTS" && view.winningBidderPosition === view.viewer;
  const playable = buck.derive(view).playableCards;
  const next = BEST_FIRST.find(([id]) => playable.some((card) => card.id === id));
  if (!onTrack || next === undefined) return leaveToExpert(t.expert);
  const [card, text] = next;
  // The bid is made, and nobody can know which card is good: what hints are for.
  return text === "rest" ? showHintOnce(t.rest, card) : { say: t[text], hint: card };
}
