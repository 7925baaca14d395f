import { highestBit, isHigher } from "../kernel/lanes.ts";
import type { Lanes, Layout } from "../kernel/lanes.ts";
import { Odds } from "../kernel/odds.ts";
import { stepsTo } from "../kernel/play.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { at } from "../kernel/strength.ts";
import { PLAY } from "./weights.ts";

/** Too little to outweigh anything else. */
const LOWER_FIRST = 0.001;

/** What was bid and by whom; -1 for a hand without a bidder. */
export interface Bidder {
  readonly bidder: number;
  readonly bid: number;
}

const odds = new Odds();

/** The card whose chance now is most above what it is worth later. */
export function chooseCard(play: HandInPlay, legal: Lanes, contract: Bidder): Lanes {
  if ((legal & (legal - 1)) === 0) return legal;
  odds.look(play);
  const stake = trickStake(play, contract);
  const isDrawing = play.led === 0 && play.seat === contract.bidder && (odds.out & play.layout.trump) !== 0;
  let best = 0;
  let most = -Infinity;
  for (let rest = legal; rest !== 0;) {
    const card = highestBit(rest);
    rest ^= card;
    const worth =
      winChance(card, play) * stake - keepWorth(card, play.layout) + preference(card, play, isDrawing);
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return best;
}

/** How likely a card takes the trick if it is played now. */
function winChance(card: Lanes, play: HandInPlay): number {
  const { layout } = play;
  const led = play.led === 0 ? layout.laneOf(card) : play.led;
  return isHigher(card & (led | layout.trump), play.best)
    ? odds.stands(card, play, layout.deck.everybody)
    : 0;
}

/** Who follows throws the lower of two cards; the bidder leads the highest trump, so that nothing is trumped later. */
function preference(card: Lanes, play: HandInPlay, isDrawing: boolean): number {
  const { layout } = play;
  if (play.led !== 0) return -layout.rankIn(card) * LOWER_FIRST;
  return isDrawing && (card & layout.trump) !== 0 && odds.beaters(card, layout) === 0 ? PLAY.drawTrumps : 0;
}

/** What a card is worth if it is kept for a later trick. */
function keepWorth(card: Lanes, layout: Layout): number {
  if (odds.hand === card) return 0;
  const beaters = odds.beaters(card, layout);
  if ((card & layout.trump) !== 0) return at(PLAY.keepTrump, beaters);
  if (beaters === 0) return (odds.out & layout.trump) === 0 ? at(PLAY.keepTrump, 0) : PLAY.keepTop;
  return beaters === 1 ? PLAY.keepSecond : 0;
}

/** What the trick on the table is worth to the seat on turn; 1 is a trick like any other. */
export function trickStake(play: HandInPlay, contract: Bidder): number {
  const taken = play.taken[play.seat] ?? 0;
  if (play.seat === contract.bidder) return taken < contract.bid ? PLAY.neededTrick : 1;
  return (taken === 0 ? PLAY.firstTrick : 1) + stopWorth(play, contract);
}

/** Everybody gangs up on a bidder who may still fail, as long as the trick may be the bidder's. */
function stopWorth(play: HandInPlay, { bidder, bid }: Bidder): number {
  if (bidder === -1) return 0;
  const missing = bid - (play.taken[bidder] ?? 0);
  if (missing <= 0 || missing > play.tricksLeft || !mayWin(play, bidder)) return 0;
  return missing === play.tricksLeft ? PLAY.setBidder : PLAY.stopBidder;
}

function mayWin({ layout, leader, seat, led, bestSeat }: HandInPlay, bidder: number): boolean {
  const { seats } = layout;
  const hasPlayed = stepsTo(bidder, leader, seats) < stepsTo(seat, leader, seats);
  return !hasPlayed || (led !== 0 && bestSeat === bidder);
}
