import { effectiveSuit, sortHand } from "@buck/engine";
import type { Card } from "@buck/engine";
import { beatersOf, countOf } from "./holding.ts";
import { highest } from "../highest.ts";
import { keepWorth } from "./keep.ts";
import { winChance } from "./odds.ts";
import type { TrickOdds } from "./odds.ts";
import { PLAY } from "./weights.ts";

/** The card whose chance now is most above what it is worth later, the higher of two that are equal. */
export function chooseLead(odds: TrickOdds, stake: number): Card {
  const { hand, trump } = odds.holding;
  return highest(
    sortHand(hand, trump),
    (card) => winChance(card, odds) * stake - keepWorth(card, odds.holding) + drawWorth(card, odds),
  );
}

/** The bidder draws trumps with the highest, so that nothing is trumped later. */
function drawWorth(card: Card, { view, holding }: TrickOdds): number {
  const { trump, out } = holding;
  if (view.viewer !== view.winningBidderPosition || countOf(out, trump, trump) === 0) return 0;
  const isHighest = effectiveSuit(card, trump) === trump && beatersOf(card, holding) === 0;
  return isHighest ? PLAY.drawTrumps : 0;
}
