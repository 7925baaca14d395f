import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { buckTexts as t } from "../../texts/buck.ts";
import { buckRuleTexts } from "../../texts/buckRules.ts";
import { cardText } from "../../texts/cards.ts";
import { capital, listNames, namePeople } from "../../texts/people.ts";
import { playTexts } from "../../texts/play.ts";
import { cardPrompt, ledSentence, toPlay, trumpSentence } from "../cardPrompt.ts";
import type { Prompt } from "../moment.ts";

export function promptFor(view: buck.View): Prompt {
  return buck.derive(view).isMyTurn ? yourTurn(view) : waiting(view);
}

function yourTurn(view: buck.View): Prompt {
  switch (view.phase) {
    case "BIDDING":
      return yourBid(view);
    case "DECLARING_TRUMP":
      return { say: t.chooseTrump, why: t.wonBidding({ bid: view.highestBid ?? "" }) };
    case "FOLDING_DECISION":
      return { say: t.stayOrFold, why: `${trumpSentence(view.trumpSuit)} ${t.stayCost}` };
    default:
      return yourCard(view);
  }
}

function yourBid(view: buck.View): Prompt {
  const { canPass, minBidAmount } = buck.derive(view);
  const least = minBidAmount ?? view.options.minimumBid;
  if (!canPass) return { say: t.mustBid({ bid: least }), why: t.mustBidWhy };
  const say = least === 5 ? t.bidFive : t.bidOrMore({ least });
  return { say, why: `${bidSoFar(view)} ${t.passIsOut}` };
}

function bidSoFar(view: buck.View): string {
  if (view.highestBid === null || view.winningBidderPosition === null) return t.nobodyBid;
  return t.hasBid({ ...namePeople(view)(view.winningBidderPosition), amount: view.highestBid });
}

function yourCard(view: buck.View): Prompt {
  const { currentTrick: trick, trumpSuit: trump } = view;
  return cardPrompt({ trick, trump, hand: buck.ownHand(view), leadReason: leadReason(view) });
}

function leadReason(view: buck.View): string {
  const need = tricksWanted(view);
  return `${trumpSentence(view.trumpSuit)} ${need > 0 ? t.needMore({ need }) : t.hasEnough}`;
}

function tricksWanted(view: buck.View): number {
  const me = view.players.find((player) => player.position === view.viewer);
  const bid = view.viewer === view.winningBidderPosition ? (view.highestBid ?? 1) : 1;
  return Math.max(0, bid - (me?.tricksTaken ?? 0));
}

function waiting(view: buck.View): Prompt {
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: playTexts.waitingForPlayers, why: playTexts.fourNeeded };
    case "DEALING":
      return dealing(view);
    case "TRUMP_REVEAL":
      return revealed(view);
    case "BIDDING":
      return { say: t.toBid({ names: actors(view) }), why: bidSoFar(view) };
    case "DECLARING_TRUMP":
      return { say: t.choosesTrump({ names: actors(view) }), why: bidSoFar(view) };
    case "FOLDING_DECISION":
      return { say: t.whoStays, why: t.waitingFor({ names: actors(view) }) };
    case "PLAYING":
      return { say: toPlay(actors(view)), why: watchingWhy(view) };
    case "ROUND_OVER":
      return { say: playTexts.handOver, why: playTexts.nextHand };
    case "GAME_OVER":
      return { say: gameOver(view), why: "" };
  }
}

function gameOver(view: buck.View): string {
  return view.winner === null ? playTexts.gameOver : t.winsGame(namePeople(view)(view.winner));
}

function dealing(view: buck.View): Prompt {
  if (!view.dealerChosen) return { say: playTexts.whoDeals, why: "" };
  const everybodyPassed = view.bids.length > 0 && view.highestBid === null;
  const dealer = namePeople(view)(view.dealerPosition);
  return { say: playTexts.isDealing(dealer), why: everybodyPassed ? t.noScore : "" };
}

/** Clubs are turned up and trump, and the house plays such a hand without bids. */
export function isDirty({ isClubsTurnUp, options }: buck.View): boolean {
  return isClubsTurnUp && options.clubsTurnUp === "dirty";
}

function revealed(view: buck.View): Prompt {
  const { turnUpCard, isClubsTurnUp } = view;
  const say = turnUpCard === null ? t.turningUp : capital(t.turnedUp({ card: cardText(turnUpCard) }));
  if (isDirty(view)) return { say, why: buckRuleTexts.clubsTurnUp.values.dirty.sentence };
  return { say, why: isClubsTurnUp ? t.clubsAreTrump : t.biddingNext };
}

/** Whom everybody is waiting for, by name. */
function actors(view: buck.View): string {
  const people = namePeople(view);
  return listNames(buck.toAct(view).map((position: Position) => people(position).name));
}

function watchingWhy(view: buck.View): string {
  const me = view.players.find((player) => player.position === view.viewer);
  return me?.folded === true ? t.youFolded : ledSentence(view.currentTrick, view.trumpSuit);
}
