import type { Chance } from "@buck/engine";
import { deckFindingDealer } from "@buck/records";
import type { SameDeals } from "@buck/records";
import { withGame } from "../state/state.ts";
import type { RunningGame } from "../state/state.ts";
import type { Feature } from "./feature.ts";

/** A game whose deals are known beforehand, most often those of another game. */
export const sameDeals = {
  follow: {
    opened: (state, { deals }) => ({ ...state, nextDeals: deals ?? null }),
    gameStarted: (state) => ({ ...withGame(state, { deals: state.nextDeals }), nextDeals: null }),
    // A game that nobody has finished is still to be played with its deals.
    backToLobby: (state, _, { before: { game } }) => ({
      ...state,
      nextDeals: game === null || game.play.isOver ? null : game.deals,
    }),
  },
  shown: {
    // Nothing of their cards, and nothing where nobody has played them.
    table: ({ game, nextDeals }) => {
      const deals = game === null ? nextDeals : game.deals;
      if (deals?.source === undefined) return { sameDeals: null };
      const { gameId, players } = deals.source;
      return { sameDeals: { gameId, players, hands: deals.decks.length } };
    },
  },
} satisfies Feature;

/** The known deck for a hand, and the first dealer; `ordinary` chance where nothing is known. */
export function knownChance(
  { deals }: Pick<RunningGame, "deals">,
  players: number,
  ordinary: Chance,
): Chance {
  if (deals === null) return ordinary;
  return {
    deck: (hand) =>
      hand === 0 ? deckFindingDealer(deals.dealer, players) : (deals.decks[hand - 1] ?? ordinary.deck(hand)),
    below: () => deals.dealer,
  };
}

/** Whether the last hand that this game is to have has been dealt. */
export function isLastHand({ deals, actions }: Pick<RunningGame, "deals" | "actions">): boolean {
  if (deals?.areAll !== true) return false;
  return actions.filter(({ type }) => type === "DEAL").length >= deals.decks.length;
}

/** What the record of a game says of known deals. */
export function sameDealsIn({ deals }: Pick<RunningGame, "deals">): SameDeals | undefined {
  if (deals?.source === undefined) return undefined;
  const { gameId, turn } = deals.source;
  return { gameId, turn };
}
