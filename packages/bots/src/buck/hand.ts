import { buck, SUITS, TRICKS_PER_HAND } from "@buck/engine";
import { countBits } from "../kernel/lanes.ts";
import type { Deck, Pack, SuitIndex } from "../kernel/lanes.ts";
import { nextSeat } from "../kernel/play.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { bestTrump, bidChances, chooseBid, choosesFold } from "./auction.ts";
import type { AuctionSeat } from "./auction.ts";
import type { Bidder } from "./cardPlay.ts";

/** What holds for a whole hand, whoever may see it. */
export interface DealtHand {
  readonly deck: Deck;
  readonly options: buck.Options;
  readonly dealer: number;
  readonly turnUp: Pack;
  readonly isClubs: boolean;
  /** By seat. */
  readonly scores: readonly number[];
  /** How many hands come after this one, or infinitely many. */
  readonly handsLeft: number;
}

/** How far the bidding has come. */
export interface Bidding extends Bidder {
  /** A bit for each seat that has passed. */
  readonly passed: number;
  readonly speaker: number;
}

/** What is played for; a bidder of -1 is nobody. */
export interface Declared extends Bidder {
  readonly trump: SuitIndex;
}

/** Who has stayed and who has folded so far, a bit for each. */
export interface Decisions {
  readonly stayed: number;
  readonly folded: number;
  /** Seats that will stay whatever they hold. */
  readonly stubborn?: number;
}

/** Nobody has spoken. */
export const NO_BIDS = { bidder: -1, bid: 0, passed: 0 } as const;

export function seatFor(
  { deck, turnUp, isClubs, scores, options }: DealtHand,
  seat: number,
  hand: Pack,
): AuctionSeat {
  return {
    deck,
    hand,
    turnUp,
    isClubs,
    mayBeNoTrump: options.noTrump,
    score: scores[seat] ?? options.startScore,
  };
}

/** What has been said after one more bid, or pass (null). */
export function afterBid({ deck }: DealtHand, bidding: Bidding, amount: number | null): Bidding {
  const { speaker } = bidding;
  const passed = amount === null ? bidding.passed | (1 << speaker) : bidding.passed;
  const said = amount === null ? bidding : { bidder: speaker, bid: amount };
  const next = passed === deck.everybody ? speaker : nextSeat(speaker, deck.everybody & ~passed);
  return { bidder: said.bidder, bid: said.bid, passed, speaker: next };
}

/** Everybody bids by the same rules of thumb, each from the own hand; a bidder of -1 when all pass. */
export function bidOut(deal: DealtHand, start: Bidding, hands: ArrayLike<Pack>): Bidder {
  let bidding = start;
  while (!isClosed(deal, bidding)) {
    const { speaker, bid } = bidding;
    const seat = seatFor(deal, speaker, hands[speaker] ?? 0);
    bidding = afterBid(
      deal,
      bidding,
      chooseBid(seat, { chances: bidChances(seat), ...rangeOf(deal, bidding), standing: bid || null }),
    );
  }
  return bidding;
}

function isClosed({ deck }: DealtHand, { bidder, bid, passed, speaker }: Bidding): boolean {
  return passed === deck.everybody || bid === buck.HIGHEST_BID || (bidder !== -1 && speaker === bidder);
}

/** What the speaker may say. */
export function rangeOf({ options, dealer }: DealtHand, { speaker, bidder, bid }: Bidding) {
  const isStuck = options.allPass === "stick" && bidder === -1 && speaker === dealer;
  return {
    lowest: bidder === -1 ? options.minimumBid : bid + 1,
    highest: isStuck ? options.minimumBid : buck.HIGHEST_BID,
    mayPass: !isStuck,
  };
}

/** The trump that the bidder names. */
export function declare(deal: DealtHand, { bidder, bid }: Bidder, hands: ArrayLike<Pack>): Declared {
  const trump = deal.isClubs ? SUITS.indexOf("CLUBS") : bestTrump(seatFor(deal, bidder, hands[bidder] ?? 0));
  return { bidder, bid, trump };
}

/** Everybody who has not decided yet stays or folds by the rules of thumb; the seats that play. */
export function foldOut(
  deal: DealtHand,
  contract: Declared,
  start: Decisions,
  hands: ArrayLike<Pack>,
): number {
  const { everybody } = deal.deck;
  if (deal.isClubs) return everybody;
  const isSeen = deal.options.folding === "clockwise";
  let { stayed, folded } = start;
  for (let step = 1, seat = contract.bidder; step < deal.deck.seats; step += 1) {
    seat = nextSeat(seat, everybody);
    if ((((stayed | folded) >> seat) & 1) === 1) continue;
    const known = isSeen ? { stayed, folded } : NOBODY_DECIDED;
    const isStubborn = (((start.stubborn ?? 0) >> seat) & 1) === 1;
    if (!isStubborn && decidesToFold(deal, contract, { seat, hand: hands[seat] ?? 0, known }))
      folded |= 1 << seat;
    else stayed |= 1 << seat;
  }
  return everybody & ~folded;
}

export const NOBODY_DECIDED: Decisions = { stayed: 0, folded: 0 };

interface Decider {
  readonly seat: number;
  readonly hand: Pack;
  /** What others are known to have decided. */
  readonly known: Decisions;
}

export function decidesToFold(
  deal: DealtHand,
  { trump, bidder, bid }: Declared,
  { seat, hand, known }: Decider,
): boolean {
  const stayed = countBits(known.stayed);
  const folded = countBits(known.folded);
  const bidderScore = deal.scores[bidder] ?? deal.options.startScore;
  return choosesFold(seatFor(deal, seat, hand), { trump, bid, stayed, folded }, bidderScore);
}

/** Sets a hand up for its first trick; `active` are the seats that play. */
export function openHand(
  play: HandInPlay,
  { deck, dealer, turnUp }: DealtHand,
  { bidder, trump, active }: Declared & { readonly active: number },
  hands: ArrayLike<Pack>,
): void {
  const layout = deck.under(trump);
  play.layout = layout;
  play.open(
    Array.from({ length: deck.seats }, (_, seat) => layout.lanesOf(hands[seat] ?? 0)),
    active,
    bidder === -1 ? nextSeat(dealer, deck.everybody) : bidder,
  );
  play.seen = layout.lanesOf(turnUp);
}

/** What comes off a seat's score. */
export function pointsOf(play: HandInPlay, { bidder, bid }: Bidder, seat: number): number {
  if (((play.active >> seat) & 1) === 0) return 0;
  const taken = play.active === 1 << seat ? TRICKS_PER_HAND : (play.taken[seat] ?? 0);
  return taken >= (seat === bidder ? bid : buck.TRICKS_TO_STAY) ? taken : -buck.SET_PENALTY;
}
