import type { buck } from "../src/index.ts";
import type { Step } from "./driver.ts";
import { leftBowerIsFree, mustFollowWithLeftBower } from "./leftBower.ts";
import { heard } from "./suites/wholeGames.ts";
import type { Situations } from "./suites/wholeGames.ts";

export const SITUATIONS: Situations<buck.Types> = {
  "all passed": heard<buck.Types>("allPassed"),
  "everybody folded": heard<buck.Types>("tricksConceded"),
  "a tie at or below zero": heard<buck.Types>("tied"),
  "a dealer stuck with the minimum": isStickyBid,
  "a dirty clubs hand": ({ action, after }) =>
    action.type === "OPEN_BIDDING" && after.phase === "PLAYING" && after.winningBidderPosition === null,
  "a bid on turned-up clubs": ({ action, before }) => action.type === "PLACE_BID" && before.isClubsTurnUp,
  "clubs turned up that mean nothing": ({ action, after }) =>
    action.type === "OPEN_BIDDING" && after.turnUpCard?.suit === "CLUBS" && !after.isClubsTurnUp,
  "a bid of five with players still in": ({ action, before, after }) =>
    action.type === "PLACE_BID" && after.bids.length > before.bids.length + 1,
  "a winner below zero": ({ after }) =>
    after.phase === "GAME_OVER" && after.players.some((player) => player.score < 0),
  "a score above the start": ({ after }) =>
    after.phase === "ROUND_OVER" && after.players.some(({ score }) => score > after.options.startScore),
  "a hand without trump": ({ action }) => action.type === "DECLARE_TRUMP" && action.trumpSuit === "NO_TRUMP",
  "players who share the win": ({ events }) =>
    events.some((event) => event.type === "gameWon" && event.positions.length > 1),
  "a winner above zero": ({ after }) =>
    after.phase === "GAME_OVER" && after.players.every(({ score }) => score > 0),
  "a left bower that must follow": mustFollowWithLeftBower,
  "a left bower that need not follow its printed suit": leftBowerIsFree,
  "a trick of two cards": ({ after }) => after.tricks.some((trick) => trick.cards.length === 2),
  "another game": heard<buck.Types>("newGame"),
  "a player who left": heard<buck.Types>("left"),
};

function isStickyBid({ action, before }: Step): boolean {
  if (action.type !== "PLACE_BID" || before.options.allPass !== "stick") return false;
  return before.bids.length === before.players.length - 1 && before.highestBid === null;
}
