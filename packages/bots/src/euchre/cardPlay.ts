import { highestBit, isHigher } from "../kernel/lanes.ts";
import type { Lanes, Layout } from "../kernel/lanes.ts";
import { Odds } from "../kernel/odds.ts";
import type { HandInPlay } from "../kernel/play.ts";
import { at } from "../kernel/strength.ts";
import { PLAY } from "./weights.ts";

/** Too little to outweigh anything else. */
const LOWER_FIRST = 0.001;

/** Who made trump. */
export interface Makers {
  readonly maker: number;
  /** A bit for each seat of the maker's team. */
  readonly team: number;
  readonly isAlone: boolean;
}

const odds = new Odds();

/** The card that does most for the team now, less what it is worth later. */
export function chooseCard(play: HandInPlay, legal: Lanes, makers: Makers): Lanes {
  if ((legal & (legal - 1)) === 0) return legal;
  odds.look(play);
  let best = 0;
  let most = -Infinity;
  for (let rest = legal; rest !== 0;) {
    const card = highestBit(rest);
    rest ^= card;
    const preference =
      play.led === 0 ? leadWorth(card, play, makers) : -play.layout.rankIn(card) * LOWER_FIRST;
    const worth = teamChance(card, play) - keepWorth(card, play.layout) + preference;
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return best;
}

/** How likely the team takes the trick if this card is played. */
function teamChance(card: Lanes, play: HandInPlay): number {
  const partner = (play.seat + 2) & 3;
  const opponents = 0b0101 << ((play.seat + 1) & 1);
  const { layout } = play;
  const led = play.led === 0 ? layout.laneOf(card) : play.led;
  const isBest = isHigher(card & (led | layout.trump), play.best);
  if (!isBest && play.bestSeat === partner) return odds.stands(play.best, play, opponents);
  const own = isBest ? odds.stands(card, play, opponents) : 0;
  const mayHelp = 1 - odds.stands(isBest ? card : play.best, play, 1 << partner);
  return own + (1 - own) * mayHelp * PLAY.partnerLater;
}

/** What to lead: the makers draw trumps with the highest, their opponents leave trumps alone. */
function leadWorth(card: Lanes, { seat, layout }: HandInPlay, { maker, team }: Makers): number {
  const isMaking = ((team >> seat) & 1) === 1;
  if ((card & layout.trump) === 0) return plainLeadWorth(card, isMaking, layout);
  if (!isMaking) return PLAY.trumpOnDefense;
  if ((odds.out & layout.trump) === 0 || odds.beaters(card, layout) > 0) return 0;
  return seat === maker ? PLAY.drawTrumps : PLAY.helpDraw;
}

function plainLeadWorth(card: Lanes, isMaking: boolean, layout: Layout): number {
  if (!isMaking && odds.beaters(card, layout) === 0) return PLAY.topOnDefense;
  const isSingleton = (odds.hand & layout.laneOf(card)) === card && (odds.hand & layout.trump) !== 0;
  return isSingleton ? PLAY.leadSingleton : 0;
}

/** What a card is worth if it is kept for a later trick. */
function keepWorth(card: Lanes, layout: Layout): number {
  if (odds.hand === card) return 0;
  const beaters = odds.beaters(card, layout);
  if ((card & layout.trump) !== 0) return at(PLAY.keepTrump, beaters);
  if (beaters === 0) return (odds.out & layout.trump) === 0 ? at(PLAY.keepTrump, 0) : PLAY.keepTop;
  return beaters === 1 ? PLAY.keepSecond : 0;
}
