import { append } from "../append.ts";
import { happenAlike } from "../happen.ts";
import { clockwiseFrom, leftOf, nextClockwise } from "../seats.ts";
import type { Position } from "../seats.ts";
import { editPlayer, mapPlayers } from "../state.ts";
import type { PlayerKind } from "../state.ts";
import { TRICKS_PER_HAND } from "../trick.ts";
import { NO_TRICK } from "../trickPlay.ts";
import type { Event } from "./events.ts";
import type { Options } from "./options.ts";
import { HIGHEST_BID } from "./state.ts";
import type { Bid, OpenDraft, OpenPlayer } from "./state.ts";

/** What an event changes on the open table: the same in a state as in every view of it. */
export function happen<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  event: Event,
  players: PlayerKind<Player, Options>,
): void {
  switch (event.type) {
    case "dealt":
      return clearForDeal(table, event.round, players.copy);
    case "turnedUp":
      table.turnUpCard = event.card;
      table.isClubsTurnUp = event.isClubsTurnUp;
      table.trumpSuit = event.isClubsTurnUp ? "CLUBS" : null;
      return;
    case "biddingOpened":
      table.phase = "BIDDING";
      table.currentBidder = event.playerPosition;
      return;
    case "bid":
      return addBid(table, event);
    case "bidWon":
      return closeBidding(table, event.playerPosition);
    case "allPassed":
      table.phase = "DEALING";
      table.currentBidder = null;
      table.dealerPosition = leftOf(event.dealerPosition);
      return;
    case "declared":
      table.phase = "FOLDING_DECISION";
      table.trumpSuit = event.trumpSuit;
      return;
    case "decided":
      editPlayer(table, event.playerPosition, players.copy).decided = true;
      return;
    case "folded": {
      // A secret decision is known to the state before everybody is told.
      const known = table.players[event.playerPosition];
      if (known?.decided === true && known.folded === event.folded) return;
      const player = editPlayer(table, event.playerPosition, players.copy);
      player.folded = event.folded;
      player.decided = true;
      return;
    }
    case "tricksConceded":
      editPlayer(table, event.playerPosition, players.copy).tricksTaken = TRICKS_PER_HAND;
      return;
    case "roundScored":
      return writeScore(table, event, players);
    case "gameWon":
      table.phase = "GAME_OVER";
      table.winner = event.playerPosition;
      table.gameOver = true;
      return;
    case "newGame":
      return startAgain(table, players);
    case "tied":
    case "cardsShown":
      return;
    default:
      happenAlike(table, event, players, staysIn);
  }
}

/** Whether a seat plays in this hand. */
export function staysIn(table: Pick<OpenDraft<OpenPlayer>, "players">, position: Position): boolean {
  return table.players[position]?.folded === false;
}

/** Clears the last hand away. */
export function clearForDeal<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  round: number,
  copy: PlayerKind<Player, Options>["copy"],
): void {
  clearHand(table);
  table.phase = "TRUMP_REVEAL";
  table.round = round;
  table.players = mapPlayers(table.players, (player) => {
    const cleared = copy(player);
    cleared.tricksTaken = 0;
    cleared.folded = false;
    cleared.decided = false;
    return cleared;
  });
}

function startAgain<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  { seat }: PlayerKind<Player, Options>,
): void {
  clearHand(table);
  table.phase = "DEALING";
  table.round = 0;
  table.dealerPosition = 0;
  table.dealerChosen = false;
  table.scoreSheet = [];
  table.winner = null;
  table.gameOver = false;
  table.players = mapPlayers(table.players, (player) => seat(player, table.options));
}

function clearHand(table: OpenDraft<OpenPlayer>): void {
  table.turnUpCard = null;
  table.isClubsTurnUp = false;
  table.bids = [];
  table.currentBidder = null;
  table.highestBid = null;
  table.winningBidderPosition = null;
  table.trumpSuit = null;
  table.tricks = [];
  table.currentTrick = NO_TRICK;
  table.currentPlayerPosition = null;
}

export function hasPassed(bids: readonly Bid[], position: Position): boolean {
  for (const bid of bids) {
    if (bid.playerPosition === position && bid.amount === "PASS") return true;
  }
  return false;
}

function addBid(table: OpenDraft<OpenPlayer>, { playerPosition, amount }: Bid): void {
  const bids = append(table.bids, { playerPosition, amount });
  table.bids = bids;
  if (amount !== "PASS") {
    table.highestBid = amount;
    table.winningBidderPosition = playerPosition;
  }
  table.currentBidder = nextClockwise(playerPosition, (position) => !hasPassed(bids, position));
}

/** Nobody can beat the highest bid: who is still in counts as having passed. */
function closeBidding(table: OpenDraft<OpenPlayer>, bidder: Position): void {
  table.phase = "DECLARING_TRUMP";
  table.currentBidder = null;
  if (table.highestBid !== HIGHEST_BID) return;
  let { bids } = table;
  for (const playerPosition of clockwiseFrom(leftOf(bidder))) {
    if (playerPosition === bidder || hasPassed(table.bids, playerPosition)) continue;
    bids = append(bids, { playerPosition, amount: "PASS" });
  }
  table.bids = bids;
}

function writeScore<Player extends OpenPlayer>(
  table: OpenDraft<Player>,
  { round, changes, scores }: Extract<Event, { readonly type: "roundScored" }>,
  { copy }: PlayerKind<Player, Options>,
): void {
  table.phase = "ROUND_OVER";
  table.scoreSheet = append(table.scoreSheet, { round, changes });
  table.players = mapPlayers(table.players, (player) => {
    const scored = copy(player);
    scored.score = scores[player.position] ?? player.score;
    return scored;
  });
}
