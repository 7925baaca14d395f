import { buck, cardName, ledSuit, suitName } from "@buck/engine";
import type { Position } from "@buck/engine";
import { capital, listNames, namePeople, verb } from "../../texts/people.ts";
import type { NamedPerson } from "../../texts/people.ts";
import { cardPrompt, toPlay, trumpWords } from "../cardPrompt.ts";
import type { Prompt } from "../moment.ts";

export function promptFor(view: buck.View): Prompt {
  return buck.derive(view).isMyTurn ? yourTurn(view) : waiting(view);
}

function yourTurn(view: buck.View): Prompt {
  switch (view.phase) {
    case "BIDDING":
      return yourBid(view);
    case "DECLARING_TRUMP":
      return {
        say: "Your trump: choose a suit",
        why: `You won the bidding with ${view.highestBid}. Take ${view.highestBid} tricks or more.`,
      };
    case "FOLDING_DECISION":
      return {
        say: "Stay or fold?",
        why: `${capital(trumpWords(view.trumpSuit))}. If you stay you need a trick: none costs five points.`,
      };
    default:
      return yourCard(view);
  }
}

function yourBid(view: buck.View): Prompt {
  const { canPass, minBidAmount } = buck.derive(view);
  const least = minBidAmount ?? view.options.minimumBid;
  if (!canPass) return { say: `Your bid: ${least}`, why: "Everybody passed, so the dealer must bid." };
  const say = least === 5 ? "Your bid: 5 or pass" : `Your bid: ${least} or more, or pass`;
  return { say, why: `${bidSoFar(view)} Whoever passes is out of the bidding.` };
}

function bidSoFar(view: buck.View): string {
  if (view.highestBid === null || view.winningBidderPosition === null) return "Nobody has bid yet.";
  const bidder = namePeople(view)(view.winningBidderPosition);
  return `${bidder.name} ${verb(bidder, "have", "has")} bid ${view.highestBid}.`;
}

function yourCard(view: buck.View): Prompt {
  const { currentTrick: trick, trumpSuit: trump } = view;
  return cardPrompt({ trick, trump, hand: buck.ownHand(view), leadReason: leadReason(view) });
}

function leadReason(view: buck.View): string {
  const need = tricksWanted(view);
  return `${capital(trumpWords(view.trumpSuit))}.${need > 0 ? ` You need ${need} more.` : " You have what you need."}`;
}

function tricksWanted(view: buck.View): number {
  const me = view.players.find((player) => player.position === view.viewer);
  const bid = view.viewer === view.winningBidderPosition ? (view.highestBid ?? 1) : 1;
  return Math.max(0, bid - (me?.tricksTaken ?? 0));
}

function waiting(view: buck.View): Prompt {
  const people = namePeople(view);
  switch (view.phase) {
    case "WAITING_FOR_PLAYERS":
      return { say: "Waiting for players", why: "Four are needed." };
    case "DEALING":
      return dealing(view, people(view.dealerPosition));
    case "TRUMP_REVEAL":
      return revealed(view);
    case "BIDDING":
      return { say: `${actor(view)} to bid`, why: bidSoFar(view) };
    case "DECLARING_TRUMP":
      return { say: `${actor(view)} chooses trump`, why: bidSoFar(view) };
    case "FOLDING_DECISION":
      return { say: "Who stays, who folds?", why: `Waiting for ${actor(view)}.` };
    case "PLAYING":
      return { say: toPlay(actor(view)), why: watchingWhy(view) };
    case "ROUND_OVER":
      return { say: "The hand is over", why: "Next hand in a moment." };
    case "GAME_OVER":
      return { say: gameOver(view), why: "" };
  }
}

function gameOver(view: buck.View): string {
  if (view.winner === null) return "The game is over";
  const winner = namePeople(view)(view.winner);
  return `${winner.name} ${verb(winner, "win", "wins")} the game`;
}

function dealing(view: buck.View, dealer: NamedPerson): Prompt {
  const say = `${dealer.name} ${verb(dealer, "deal", "deals")}`;
  const everybodyPassed = view.bids.length > 0 && view.highestBid === null;
  return { say, why: everybodyPassed ? "Everybody passed: no score this time." : "" };
}

function revealed({ turnUpCard, isClubsTurnUp }: buck.View): Prompt {
  const say = turnUpCard === null ? "Turning up a card" : `${capital(cardName(turnUpCard))} turned up`;
  return { say, why: isClubsTurnUp ? "Clubs are trump, and nobody may fold." : "Bidding comes next." };
}

/** Whom everybody is waiting for, by name. */
function actor(view: buck.View): string {
  const people = namePeople(view);
  return listNames(buck.toAct(view).map((position: Position) => people(position).name));
}

function watchingWhy(view: buck.View): string {
  const me = view.players.find((player) => player.position === view.viewer);
  if (me?.folded === true) return "You folded: nothing to win or lose this hand.";
  const led = ledSuit(view.currentTrick, view.trumpSuit);
  return led === null ? `${capital(trumpWords(view.trumpSuit))}.` : `${capital(suitName(led))} led.`;
}
