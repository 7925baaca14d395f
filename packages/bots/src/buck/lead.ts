import { effectiveSuit } from "@buck/engine";
import type { Card } from "@buck/engine";
import { beatersOf, countOf } from "./holding.ts";
import { highest } from "./highest.ts";
import { keepWorth } from "./keep.ts";
import { winChance } from "./odds.ts";
import type { TrickOdds } from "./odds.ts";
import { PLAY } from "./weights.ts";

/** The card whose chance now is most above what it is worth later; the bidder draws trumps with the highest. */
export function chooseLead(cards: readonly Card[], odds: TrickOdds, stake: number): Card {
  return highest(
    cards,
    (card) => winChance(card, odds) * stake - keepWorth(card, odds.holding) + drawWorth(card, odds),
  );
}

function drawWorth(card: Card, { view, holding }: TrickOdds): number {
  const { trump, out } = holding;
  const draws = effectiveSuit(card, trump) === trump && beatersOf(card, holding) === 0;
  if (!draws || countOf(out, trump, trump) === 0) return 0;
  return view.viewer === view.winningBidderPosition ? PLAY.drawTrumps : 0;
}
