import type { Card } from "@buck/engine";
import { highest } from "./highest.ts";
import { keepWorth } from "./keep.ts";
import { winChance } from "./odds.ts";
import type { TrickOdds } from "./odds.ts";

/** Wins with the card that is missed least, or throws away the one that is worth nothing. */
export function chooseFollow(cards: readonly Card[], odds: TrickOdds, stake: number): Card {
  return highest(cards, (card) => winChance(card, odds) * stake - keepWorth(card, odds.holding));
}
