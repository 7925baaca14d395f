import type { Card } from "../cards.ts";
import { leftOf, nextClockwise, othersClockwise, seatsOf } from "../seats.ts";
import type { Position } from "../seats.ts";
import { changePlayer, happenAlike } from "../table.ts";
import type { CommonEvent } from "../table.ts";
import { NO_TRICK, TRICKS_PER_HAND } from "../trick.ts";
import type { Declaration } from "./actions.ts";
import { seats } from "./options.ts";
import { HIGHEST_BID } from "./state.ts";
import type { Bid, BidAmount, OpenPlayer, OpenTable } from "./state.ts";

/** What happened, in order and in public: nothing in an event may be kept from a spectator. */
export type Event =
  | CommonEvent
  | { readonly type: "dealerChosen"; readonly dealerPosition: Position }
  | { readonly type: "turnedUp"; readonly card: Card; readonly isClubsTurnUp: boolean }
  | { readonly type: "biddingOpened"; readonly playerPosition: Position }
  | { readonly type: "bid"; readonly playerPosition: Position; readonly amount: BidAmount }
  | { readonly type: "bidWon"; readonly playerPosition: Position; readonly amount: number }
  | { readonly type: "declared"; readonly playerPosition: Position; readonly trumpSuit: Declaration }
  /** Somebody made up their mind; what they decided is still covered. */
  | { readonly type: "decided"; readonly playerPosition: Position }
  | { readonly type: "folded"; readonly playerPosition: Position; readonly folded: boolean }
  /** Everybody else folded: the tricks are taken without being played. */
  | { readonly type: "tricksConceded"; readonly playerPosition: Position }
  | {
      readonly type: "roundScored";
      readonly round: number;
      /** By position, as are `scores`. */
      readonly changes: readonly number[];
      readonly scores: readonly number[];
    }
  /** Players tie for the lowest score at or below zero: another hand decides. */
  | { readonly type: "tied"; readonly positions: readonly Position[] }
  /** Several only where they share the win: BUCK-OPT-10. */
  | { readonly type: "gameWon"; readonly positions: readonly Position[] }
  /** The cards nobody played are open to everybody: the hands by position, and the blind. */
  | {
      readonly type: "cardsShown";
      readonly hands: readonly (readonly Card[])[];
      readonly blind: readonly Card[];
    };

/**
 * What an event changes on the open table: the same in a state as in every view of it. Cards that move in secret
 * are moved where they are known: in a phase for the state, in `follow` for a view.
 */
export function happen<Table extends OpenTable>(table: Table, event: Event): Table {
  const { players } = table;
  switch (event.type) {
    case "joined":
      return players.length === seats(table.options).length ? { ...table, phase: "DEALING" } : table;
    case "dealt":
      return {
        ...table,
        ...NO_HAND,
        phase: "TRUMP_REVEAL",
        round: event.round,
        players: players.map((player) => ({ ...player, ...NOTHING_DONE })),
      };
    case "turnedUp":
      return {
        ...table,
        turnUpCard: event.card,
        isClubsTurnUp: event.isClubsTurnUp,
        trumpSuit: event.isClubsTurnUp ? "CLUBS" : null,
      };
    case "biddingOpened":
      return { ...table, phase: "BIDDING", currentBidder: event.playerPosition };
    case "bid":
      return addBid(table, event);
    case "bidWon":
      return closeBidding(table, event.playerPosition);
    case "allPassed":
      return {
        ...table,
        phase: "DEALING",
        currentBidder: null,
        dealerPosition: leftOf(event.dealerPosition, seatsOf(players)),
      };
    case "declared":
      return {
        ...table,
        phase: "FOLDING_DECISION",
        trumpSuit: event.trumpSuit === "NO_TRUMP" ? null : event.trumpSuit,
      };
    case "decided":
      return {
        ...table,
        players: changePlayer(players, event.playerPosition, (player) => ({ ...player, decided: true })),
      };
    case "folded":
      return {
        ...table,
        players: changePlayer(players, event.playerPosition, (player) => ({
          ...player,
          folded: event.folded,
          decided: true,
        })),
      };
    case "tricksConceded":
      return {
        ...table,
        players: changePlayer(players, event.playerPosition, (player) => ({
          ...player,
          tricksTaken: TRICKS_PER_HAND,
        })),
      };
    case "roundScored":
      return {
        ...table,
        phase: "ROUND_OVER",
        scoreSheet: [...table.scoreSheet, { round: event.round, changes: event.changes }],
        players: players.map((player, seat) => ({ ...player, score: event.scores[seat] ?? player.score })),
      };
    case "gameWon": {
      const [first = null, ...others] = event.positions;
      const winner = others.length === 0 ? first : null;
      return { ...table, phase: "GAME_OVER", winner, gameOver: true };
    }
    case "newGame":
      return {
        ...table,
        ...NO_HAND,
        phase: "DEALING",
        round: 0,
        dealerPosition: 0,
        dealerChosen: false,
        scoreSheet: [],
        winner: null,
        gameOver: false,
        players: players.map((player) => ({
          ...player,
          ...NOTHING_DONE,
          score: table.options.startScore,
          hand: [],
        })),
      };
    case "tied":
    case "cardsShown":
      return table;
    default:
      return happenAlike(table, event, (position) => staysIn(table, position));
  }
}

/** Whether a seat plays in this hand. */
export function staysIn({ players }: Pick<OpenTable, "players">, position: Position): boolean {
  return players.some((player) => player.position === position && !player.folded);
}

/** A hand that nobody has dealt yet: BUCK-DEAL-5. */
const NO_HAND = {
  turnUpCard: null,
  isClubsTurnUp: false,
  bids: [],
  currentBidder: null,
  highestBid: null,
  winningBidderPosition: null,
  trumpSuit: null,
  tricks: [],
  currentTrick: NO_TRICK,
  currentPlayerPosition: null,
} as const satisfies Partial<OpenTable>;

/** What a player has done in a hand that nobody has dealt yet. */
const NOTHING_DONE = { tricksTaken: 0, folded: false, decided: false } as const satisfies Partial<OpenPlayer>;

export function hasPassed(bids: readonly Bid[], position: Position): boolean {
  return bids.some(({ playerPosition, amount }) => playerPosition === position && amount === "PASS");
}

/** Whoever has passed is skipped: BUCK-BID-4. */
function addBid<Table extends OpenTable>(table: Table, { playerPosition, amount }: Bid): Table {
  const bids = [...table.bids, { playerPosition, amount }];
  const isIn = (position: Position) => !hasPassed(bids, position);
  const currentBidder = nextClockwise(playerPosition, seatsOf(table.players), isIn);
  if (amount === "PASS") return { ...table, bids, currentBidder };
  return { ...table, bids, currentBidder, highestBid: amount, winningBidderPosition: playerPosition };
}

/** Nobody can beat the highest bid: who is still in counts as having passed (BUCK-BID-6). */
function closeBidding<Table extends OpenTable>(table: Table, bidder: Position): Table {
  const stillIn = othersClockwise(bidder, seatsOf(table.players)).filter(
    (position) => !hasPassed(table.bids, position),
  );
  const passes = stillIn.map((playerPosition) => ({ playerPosition, amount: "PASS" as const }));
  const bids = table.highestBid === HIGHEST_BID ? [...table.bids, ...passes] : table.bids;
  return { ...table, phase: "DECLARING_TRUMP", currentBidder: null, bids };
}
