import { SUITS } from "@buck/engine";
import type { buck, Suit } from "@buck/engine";
import { holdingOf } from "./holding.ts";
import { highest } from "../highest.ts";
import { strengthOf } from "./strength.ts";
import { BIDDER } from "./weights.ts";

/** The trump that makes most of the hand. */
export function bestTrump(view: buck.View): Suit {
  return highest(SUITS, (suit) => strengthOf(holdingOf(view, suit), BIDDER));
}
