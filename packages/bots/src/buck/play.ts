import { followingCards, ledSuit } from "@buck/engine";
import type { buck, Card, Position } from "@buck/engine";
import { chooseFollow } from "./follow.ts";
import { holdingOf } from "./holding.ts";
import { chooseLead } from "./lead.ts";
import { trickOdds } from "./odds.ts";
import { trickStake } from "./stake.ts";

export function chooseCard(view: buck.View, position: Position): Card {
  const { trumpSuit: trump, currentTrick } = view;
  if (trump === null) throw new RangeError("tricks are played without a trump");
  const holding = holdingOf(view, trump);
  const odds = trickOdds(view, holding);
  const stake = trickStake(view, position);
  const led = ledSuit(currentTrick, trump);
  if (led === null) return chooseLead(odds, stake);
  return chooseFollow(followingCards(holding.hand, { led, trump }), odds, stake);
}
