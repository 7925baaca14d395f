import { buck } from "@buck/engine";
import type { Position } from "@buck/engine";
import { buckRulesTexts } from "../en/buckRules.ts";
import { buckTexts } from "../en/buck.ts";
import { capital, listNames, namePeople } from "../people.ts";
import { cardText } from "../cards.ts";
import { playTexts } from "../en/play.ts";
import { cardPrompt, ledSentence, toPlay, trumpSentence } from "../cardPrompt.ts";
import type { Prompt } from "../cardPrompt.ts";
import type { Language } from "../language.ts";

export function promptFor(language: Language, view: buck.View): Prompt {
  return buck.derive(view).isMyTurn ? yourTurn(language, view) : waiting(language, view);
}

function yourTurn(language: Language, view: buck.View): Prompt {
  const t = buckTexts(language);
  switch (view.phase) {
    case "BIDDING":
      return yourBid(language, view);
    case "DECLARING_TRUMP":
      return {
        say: view.options.noTrump ? t.chooseTrumpOrNone : t.chooseTrump,
        why: t.wonBidding({ bid: view.highestBid ?? 0 }),
      };
    case "FOLDING_DECISION":
      return {
        say: t.stayOrFold,
        why: `${trumpSentence(language, view.trumpSuit)} ${t.stayCost({ penalty: buck.SET_PENALTY })}`,
      };
    default:
      return yourCard(language, view);
  }
}

function yourBid(language: Language, view: buck.View): Prompt {
  const t = buckTexts(language);
  const { canPass, minBidAmount } = buck.derive(view);
  const least = minBidAmount ?? view.options.minimumBid;
  if (!canPass) return { say: t.mustBid({ bid: least }), why: t.mustBidWhy };
  const say = least === buck.HIGHEST_BID ? t.bidHighest({ bid: least }) : t.bidOrMore({ least });
  return { say, why: `${bidSoFar(language, view)} ${t.passIsOut}` };
}

function bidSoFar(language: Language, view: buck.View): string {
  const t = buckTexts(language);
  if (view.highestBid === null || view.winningBidderPosition === null) return t.nobodyBid;
  return t.hasBid({ ...namePeople(language, view)(view.winningBidderPosition), amount: view.highestBid });
}

function yourCard(language: Language, view: buck.View): Prompt {
  const { currentTrick: trick, trumpSuit: trump } = view;
  return cardPrompt(language, {
    trick,
    trump,
    hand: buck.ownHand(view),
    leadReason: leadReason(language, view),
  });
}

function leadReason(language: Language, view: buck.View): string {
  const t = buckTexts(language);
  const need = tricksWanted(view);
  return `${trumpSentence(language, view.trumpSuit)} ${need > 0 ? t.needMore({ need }) : t.hasEnough}`;
}

function tricksWanted(view: buck.View): number {
  const me = view.players.find((player) => player.position === view.viewer);
  const bid = view.viewer === view.winningBidderPosition ? (view.highestBid ?? 1) : 1;
  return Math.max(0, bid - (me?.tricksTaken ?? 0));
}

function waiting(language: Language, view: buck.View): Prompt {
  const t = buckTexts(language);
  const play = playTexts(language);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: play.waitingForPlayers, why: play.seatsNeeded };
    case "DEALING":
      return dealing(language, view);
    case "TRUMP_REVEAL":
      return revealed(language, view);
    case "BIDDING":
      return { say: t.toBid({ names: actors(language, view) }), why: bidSoFar(language, view) };
    case "DECLARING_TRUMP":
      return { say: t.choosesTrump({ names: actors(language, view) }), why: bidSoFar(language, view) };
    case "FOLDING_DECISION":
      return { say: t.whoStays, why: t.waitingFor({ names: actors(language, view) }) };
    case "PLAYING":
      return { say: toPlay(language, actors(language, view)), why: watchingWhy(language, view) };
    case "ROUND_OVER":
      return { say: play.handOver, why: play.nextHand };
    case "GAME_OVER":
      return { say: gameOver(language, view), why: "" };
  }
}

/** Who has won the game, or who shares the win. */
export function gameOver(language: Language, view: buck.View): string {
  const t = buckTexts(language);
  const winners = (buck.outcome(view)?.winners ?? []).map(namePeople(language, view));
  const [first, ...others] = winners;
  if (first === undefined) return playTexts(language).gameOver;
  if (others.length === 0) return t.winsGame(first);
  const names = listNames(
    language,
    winners.map(({ name }) => name),
  );
  return capital(language, t.sharesGame({ names }));
}

function dealing(language: Language, view: buck.View): Prompt {
  const t = buckTexts(language);
  const play = playTexts(language);
  if (!view.dealerChosen) return { say: play.whoDeals, why: "" };
  if (buck.showsResult(view)) return { say: play.handOver, why: play.nextHand };
  const everybodyPassed = view.bids.length > 0 && view.highestBid === null;
  const dealer = namePeople(language, view)(view.dealerPosition);
  return { say: play.isDealing(dealer), why: everybodyPassed ? t.noScore : "" };
}

/** Clubs are turned up and trump, and the house plays such a hand without bids. */
export function isDirty({ isClubsTurnUp, options }: buck.View): boolean {
  return isClubsTurnUp && options.clubsTurnUp === "dirty";
}

function revealed(language: Language, view: buck.View): Prompt {
  const t = buckTexts(language);
  const buckRules = buckRulesTexts(language);
  const { turnUpCard, isClubsTurnUp } = view;
  const say =
    turnUpCard === null
      ? t.turningUp
      : capital(language, t.turnedUp({ card: cardText(language, turnUpCard) }));
  if (isDirty(view)) return { say, why: buckRules.clubsTurnUp.values.dirty.sentence };
  return { say, why: isClubsTurnUp ? t.clubsAreTrump : t.biddingNext };
}

/** Whom everybody is waiting for, by name. */
function actors(language: Language, view: buck.View): string {
  const people = namePeople(language, view);
  return listNames(
    language,
    buck.toAct(view).map((position: Position) => people(position).name),
  );
}

function watchingWhy(language: Language, view: buck.View): string {
  const t = buckTexts(language);
  const me = view.players.find((player) => player.position === view.viewer);
  return me?.folded === true ? t.youFolded : ledSentence(language, view.currentTrick, view.trumpSuit);
}
