import { buck, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import { NO_TRUMP } from "../kernel/lanes.ts";
import type { Deck, Pack, SuitIndex } from "../kernel/lanes.ts";
import { at, holdingOf, strengthOf, trickChances } from "../kernel/strength.ts";
import type { Holding } from "../kernel/strength.ts";
import { CALL, weightsFor } from "./weights.ts";

/** Clubs turned up, where the house plays it so: clubs are trump and nobody folds. */
const CLUBS: SuitIndex = SUITS.indexOf("CLUBS");

/** What a seat has to go on before the first trick. */
export interface AuctionSeat {
  readonly deck: Deck;
  readonly hand: Pack;
  readonly turnUp: Pack;
  readonly score: number;
  /** The clubs rule is in force. */
  readonly isClubs: boolean;
  /** The house lets the bidder declare no trump: BUCK-OPT-11. */
  readonly mayBeNoTrump: boolean;
}

/** The trump, or none, that makes most of a hand. */
export function bestTrump(seat: AuctionSeat): SuitIndex {
  const suit = bestSuit(seat);
  if (!seat.mayBeNoTrump) return suit;
  return tricksUnder(seat, NO_TRUMP) > tricksUnder(seat, suit) ? NO_TRUMP : suit;
}

function tricksUnder(seat: AuctionSeat, trump: SuitIndex): number {
  const { bidder } = weightsFor(seat.deck.seats, trump);
  return trickChances(holdingUnder(seat, trump), bidder, 0).reduce((sum, chance) => sum + chance, 0);
}

function bestSuit(seat: AuctionSeat): SuitIndex {
  const { bidder } = weightsFor(seat.deck.seats, 0);
  let best = 0;
  let most = -Infinity;
  for (let suit = 0; suit < SUITS.length; suit += 1) {
    const strength = strengthOf(holdingUnder(seat, suit), bidder);
    if (strength <= most) continue;
    most = strength;
    best = suit;
  }
  return best;
}

function holdingUnder({ deck, hand, turnUp }: AuctionSeat, trump: SuitIndex): Holding {
  const layout = deck.under(trump);
  return holdingOf(layout, layout.lanesOf(hand), layout.lanesOf(turnUp));
}

/** Chances of at least none, one, … five tricks as bidder, under the best trump there is. */
export function bidChances(seat: AuctionSeat): readonly number[] {
  const trump = seat.isClubs ? CLUBS : bestTrump(seat);
  const { bidder } = weightsFor(seat.deck.seats, trump);
  return trickChances(holdingUnder(seat, trump), bidder, seat.isClubs ? bidder.allStay : 0);
}

export interface BidQuestion {
  readonly chances: readonly number[];
  /** The least and the most that may be bid now. */
  readonly lowest: number;
  readonly highest: number;
  readonly mayPass: boolean;
  /** What has been bid so far. */
  readonly standing: number | null;
}

/** The lowest bid, where bidding pays more than passing; more at once only when it is as good as certain. Null passes. */
export function chooseBid(
  seat: AuctionSeat,
  { chances, lowest, highest, mayPass, standing }: BidQuestion,
): number | null {
  if (mayPass && bidGain(seat, chances, lowest) <= passGain(seat, standing)) return null;
  for (let amount = highest; amount > lowest; amount -= 1)
    if (at(chances, amount) >= CALL.sure) return amount;
  return lowest;
}

function bidGain({ score }: AuctionSeat, chances: readonly number[], amount: number): number {
  return expectedGain({ chances, needed: amount, score });
}

/** On clubs who passes must play all the same. */
function passGain(seat: AuctionSeat, standing: number | null): number {
  return seat.isClubs
    ? stayGain(seat, { trump: CLUBS, bid: standing, stayed: 0, folded: 0 })
    : CALL.passWorth;
}

export interface Contract {
  readonly trump: SuitIndex;
  readonly bid: number | null;
  /** How many others are known to have stayed, and to have folded. */
  readonly stayed: number;
  readonly folded: number;
}

/** Points to expect from playing without being the bidder. */
function stayGain(seat: AuctionSeat, { trump, bid, stayed, folded }: Contract): number {
  const { stayer } = weightsFor(seat.deck.seats, trump);
  const others = seat.isClubs ? stayer.allStay : stayed * stayer.othersIn + folded * stayer.othersOut;
  const situation = at(stayer.bid, bid === null ? 0 : bid - 1) + others;
  const chances = trickChances(holdingUnder(seat, trump), stayer, situation);
  return expectedGain({ chances, needed: 1, score: seat.score });
}

/** Folding changes no score, so staying has to be worth more than nothing. */
export function choosesFold(seat: AuctionSeat, contract: Contract, bidderScore: number): boolean {
  return stayGain(seat, contract) + stopGain(seat, contract, bidderScore) <= 0;
}

/** Somebody who wins the game with this hand is worth stopping. */
function stopGain({ deck }: AuctionSeat, { bid, folded }: Contract, bidderScore: number): number {
  if (bid === null) return 0;
  // All but the bidder and this seat.
  const isLastHope = folded === deck.seats - 2;
  if (isLastHope && bidderScore <= TRICKS_PER_HAND) return Infinity;
  return bidderScore <= bid ? CALL.stopWorth : 0;
}

interface Stake {
  /** Chances of taking at least none, one, … five tricks. */
  readonly chances: readonly number[];
  /** Tricks that must be taken. */
  readonly needed: number;
  /** The seat's score now. */
  readonly score: number;
}

/** Points to expect from playing a hand: what comes off the score, and something on top for winning the game. */
function expectedGain({ chances, needed, score }: Stake): number {
  let gain = 0;
  for (let tricks = 0; tricks <= TRICKS_PER_HAND; tricks += 1) {
    const chance = (chances[tricks] ?? 0) - (chances[tricks + 1] ?? 0);
    const win = tricks >= score ? CALL.winWorth : 0;
    gain += chance * (tricks < needed ? -buck.SET_PENALTY : tricks + win);
  }
  return gain;
}
