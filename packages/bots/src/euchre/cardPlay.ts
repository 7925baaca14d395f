import { highestBit, laneOf, rankIn, TRUMP } from "../kernel/lanes.ts";
import type { Lanes } from "../kernel/lanes.ts";
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
    const preference = play.led === 0 ? leadWorth(card, play, makers) : -rankIn(card) * LOWER_FIRST;
    const worth = teamChance(card, play) - keepWorth(card) + preference;
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
  const led = play.led === 0 ? laneOf(card) : play.led;
  const isBest = (card & (led | TRUMP)) > play.best;
  if (!isBest && play.bestSeat === partner) return odds.stands(play.best, play, opponents);
  const own = isBest ? odds.stands(card, play, opponents) : 0;
  const mayHelp = 1 - odds.stands(isBest ? card : play.best, play, 1 << partner);
  return own + (1 - own) * mayHelp * PLAY.partnerLater;
}

/** What to lead: the makers draw trumps with the highest, their opponents leave trumps alone. */
function leadWorth(card: Lanes, { seat }: HandInPlay, { maker, team }: Makers): number {
  const isMaking = ((team >> seat) & 1) === 1;
  if ((card & TRUMP) === 0) return plainLeadWorth(card, isMaking);
  if (!isMaking) return PLAY.trumpOnDefense;
  if ((odds.out & TRUMP) === 0 || odds.beaters(card) > 0) return 0;
  return seat === maker ? PLAY.drawTrumps : PLAY.helpDraw;
}

function plainLeadWorth(card: Lanes, isMaking: boolean): number {
  if (!isMaking && odds.beaters(card) === 0) return PLAY.topOnDefense;
  const isSingleton = (odds.hand & laneOf(card)) === card && (odds.hand & TRUMP) !== 0;
  return isSingleton ? PLAY.leadSingleton : 0;
}

/** What a card is worth if it is kept for a later trick. */
function keepWorth(card: Lanes): number {
  if (odds.hand === card) return 0;
  const beaters = odds.beaters(card);
  if ((card & TRUMP) !== 0) return at(PLAY.keepTrump, beaters);
  if (beaters === 0) return (odds.out & TRUMP) === 0 ? at(PLAY.keepTrump, 0) : PLAY.keepTop;
  return beaters === 1 ? PLAY.keepSecond : 0;
}
