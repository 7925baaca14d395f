import { isPosition } from "@buck/engine";
import type { buck } from "@buck/engine";
import { english, listNames } from "@buck/words";
import { commonLines } from "./eventLines.ts";
import type { EventContext, NameOf } from "./eventLines.ts";
import { cardTitle, counted, suitTitle } from "../terminal/cards.ts";

export function linesOf(event: buck.Event, context: EventContext): readonly string[] {
  const { nameOf } = context;
  switch (event.type) {
    case "turnedUp":
      return turnedUp(event);
    case "bid":
      return [`${nameOf(event.playerPosition)} ${bidWords(event.amount)}`];
    case "bidWon":
      return [`${nameOf(event.playerPosition)} wins the bidding with ${event.amount}`];
    case "allPassed":
      return ["Everybody passed: nobody scores, and the deal moves on"];
    case "declared":
      return [
        `${nameOf(event.playerPosition)} declares ${event.trumpSuit === "NO_TRUMP" ? "no trump" : suitTitle(event.trumpSuit)}`,
      ];
    case "decided":
      return [`${nameOf(event.playerPosition)} has decided`];
    case "folded":
      return [`${nameOf(event.playerPosition)} ${event.folded ? "folds" : "stays"}`];
    case "tricksConceded":
      return [`Everybody else folded: ${nameOf(event.playerPosition)} takes all five tricks`];
    case "roundScored":
      return scored(event, nameOf);
    case "tied":
      return [`${listNames(english, event.positions.map(nameOf))} are level: one more hand decides`];
    case "gameWon":
      return [won(event, nameOf)];
    case "dealerChosen":
    case "biddingOpened":
      return [];
    default:
      return commonLines(event, context);
  }
}

function won({ positions }: Extract<buck.Event, { type: "gameWon" }>, nameOf: NameOf): string {
  const names = listNames(english, positions.map(nameOf));
  return positions.length > 1 ? `${names} share the win!` : `${names} wins!`;
}

function turnedUp({ card, isClubsTurnUp }: Extract<buck.Event, { type: "turnedUp" }>): readonly string[] {
  const line = `${cardTitle(card)} turned up`;
  return isClubsTurnUp ? [line, "Clubs are trump and nobody may fold"] : [line];
}

function bidWords(amount: buck.BidAmount): string {
  return amount === "PASS" ? "passes" : `bids ${amount}`;
}

function scored(
  { changes, scores }: Extract<buck.Event, { type: "roundScored" }>,
  nameOf: NameOf,
): readonly string[] {
  return scores.flatMap((score, position) => {
    if (!isPosition(position)) return [];
    return [`${nameOf(position)} has ${counted(score, "point")} (${signed(changes[position] ?? 0)})`];
  });
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : String(change);
}
