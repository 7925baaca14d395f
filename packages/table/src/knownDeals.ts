import type { CardId, Chance, Position } from "@buck/engine";
import type { RunningGame } from "./state.ts";

/** Deals that were known before the game began. */
export interface KnownDeals {
  /** Who deals the first hand. */
  readonly dealer: Position;
  /** By hand. */
  readonly decks: readonly (readonly CardId[])[];
  /** The table stops after the result of the last of them. */
  readonly areAll: boolean;
}

/** The known deck for a hand, and the first dealer; `ordinary` chance where nothing is known. */
export function knownChance({ deals }: Pick<RunningGame, "deals">, ordinary: Chance): Chance {
  if (deals === null) return ordinary;
  return { deck: (hand) => deals.decks[hand - 1] ?? ordinary.deck(hand), below: () => deals.dealer };
}

/** Whether the last hand that this game is to have has been dealt. */
export function isLastHand({ deals, history }: Pick<RunningGame, "deals" | "history">): boolean {
  if (deals?.areAll !== true) return false;
  return history.actions.filter(({ type }) => type === "DEAL").length >= deals.decks.length;
}
