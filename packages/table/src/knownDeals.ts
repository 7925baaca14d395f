import type { Chance } from "@buck/engine";
import type { TableInfo } from "@buck/protocol";
import { deckFindingDealer } from "@buck/records";
import type { DealSequence, SameDeals } from "@buck/records";
import type { RunningGame, TableState } from "./state.ts";

/** Deals that were known before the game began. */
export interface KnownDeals extends DealSequence {
  /** The table stops after the result of the last of them. */
  readonly areAll: boolean;
  /** The finished game that they come from, and who played it; absent where they come from elsewhere. */
  readonly source?: SameDeals & { readonly players: readonly string[] };
}

/** The known deck for a hand, and the first dealer; `ordinary` chance where nothing is known. */
export function knownChance({ deals }: Pick<RunningGame, "deals">, ordinary: Chance): Chance {
  if (deals === null) return ordinary;
  return {
    deck: (hand) =>
      hand === 0 ? deckFindingDealer(deals.dealer) : (deals.decks[hand - 1] ?? ordinary.deck(hand)),
    below: () => deals.dealer,
  };
}

/** Whether the last hand that this game is to have has been dealt. */
export function isLastHand({ deals, history }: Pick<RunningGame, "deals" | "history">): boolean {
  if (deals?.areAll !== true) return false;
  return history.actions.filter(({ type }) => type === "DEAL").length >= deals.decks.length;
}

/** What everybody is told of known deals, and nothing of their cards; null where there is nothing to tell. */
export function sameDealsOf({
  game,
  nextDeals,
}: Pick<TableState, "game" | "nextDeals">): TableInfo["sameDeals"] {
  const deals = game === null ? nextDeals : game.deals;
  if (deals?.source === undefined) return null;
  const { gameId, players } = deals.source;
  return { gameId, players, hands: deals.decks.length };
}

/** What the record of a game says of known deals. */
export function sameDealsIn({ deals }: Pick<RunningGame, "deals">): SameDeals | undefined {
  if (deals?.source === undefined) return undefined;
  const { gameId, turn } = deals.source;
  return { gameId, turn };
}
