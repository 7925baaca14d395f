import { strength } from "@buck/engine";
import type { Card } from "@buck/engine";
import { highest } from "../highest.ts";
import { keepWorth } from "./keep.ts";
import { winChance } from "./odds.ts";
import type { TrickOdds } from "./odds.ts";

/** Too little to outweigh anything else. */
const LOWER_FIRST = 0.001;

/** Wins with the card that is missed least, or throws away the one that is worth nothing, the lower of two. */
export function chooseFollow(cards: readonly Card[], odds: TrickOdds, stake: number): Card {
  const { holding } = odds;
  return highest(
    cards,
    (card) =>
      winChance(card, odds) * stake - keepWorth(card, holding) - strength(card, holding.trump) * LOWER_FIRST,
  );
}
